import { now } from '~/lib/time';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { lately, MOST_READS } from './limits';
import { ownOf, sharedWith } from './queries';
import { isFor, later, readersOf } from './readers';

/** Answers whether there was such a one to be read. */
export async function markOne(db: Database, userId: string, id: string): Promise<boolean> {
  const reader = (await readersOf(db, [userId])).get(userId);
  if (!reader) return false;
  const isNew = await db.transaction().execute(async (trx) => {
    const found = trx
      .selectFrom('notifications')
      .select(['_id', 'userId', 'area', 'exceptUserId'])
      .where('_id', '=', id)
      .where('isAside', '=', false);
    const notice = await locked(trx, found).executeTakeFirst();
    if (!notice || !isFor(reader, notice) || notice._id <= reader.readUpTo) return false;
    return (await addReads(trx, userId, [id])) > 0n;
  });
  if (reader.reads >= MOST_READS) await forgetOldReads(db, userId);
  return isNew;
}

/**
 * The mark is set a little back, and what lies after it is read one by one: what another process commits in a moment may have
 * an earlier id than what is shown by now, and nobody has seen it. In a flood it is set as far on as needs be to have
 * no more of these than are known.
 */
export async function markAll(db: Database, userId: string) {
  const reader = (await readersOf(db, [userId])).get(userId);
  if (!reader || (reader.areas.size === 0 && reader.own === 0)) return;
  await db.transaction().execute(async (trx) => {
    const settled = later(lately(), reader.readUpTo);
    const recent = [];
    const shared = reader.areas.size > 0 ? [sharedWith(trx, reader, settled)] : [];
    const own = ownOf(trx, reader).where('notifications._id', '>', settled);
    for (const source of [own, ...shared])
      recent.push(
        ...(await locked(trx, source.select('notifications._id'))
          .orderBy('notifications._id', 'desc')
          .limit(MOST_READS + 1)
          .execute()),
      );
    const ids = recent.map(({ _id }) => _id).sort();
    const single = ids.splice(-MOST_READS);
    await moveMark(trx, userId, ids.at(-1) ?? settled);
    await addReads(trx, userId, single);
  });
}

/** Who reads one by one and never all: what lies before the later half of these has been seen, read or not. */
async function forgetOldReads(db: Database, userId: string) {
  await db.transaction().execute(async (trx) => {
    const middle = await trx
      .selectFrom('notificationReads')
      .select('notificationId')
      .where('userId', '=', userId)
      .orderBy('notificationId', 'desc')
      .offset(MOST_READS / 2)
      .limit(1)
      .executeTakeFirst();
    if (middle) await moveMark(trx, userId, middle.notificationId);
  });
}

/** Never back. Single reads before it go. */
async function moveMark(trx: DatabaseTransaction, userId: string, readUpTo: string) {
  await trx
    .insertInto('notificationMarks')
    .values({ userId, readUpTo, readAt: now() })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet((eb) => ({ readUpTo: eb.ref('excluded.readUpTo'), readAt: eb.ref('excluded.readAt') }))
        .whereRef('notificationMarks.readUpTo', '<', 'excluded.readUpTo'),
    )
    .execute();
  await trx
    .deleteFrom('notificationReads')
    .where('userId', '=', userId)
    .where('notificationId', '<=', readUpTo)
    .execute();
}

async function addReads(trx: DatabaseTransaction, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return 0n;
  const readAt = now();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('notificationReads')
    .values(ids.map((notificationId) => ({ userId, notificationId, readAt })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ?? 0n;
}

interface Lockable<Query> {
  forShare(): Query;
}

/** It may go with its record meanwhile, or be set aside: then it is not there, rather than read by somebody and gone. */
const locked = <Query extends Lockable<Query>>(db: Database, query: Query) =>
  engineOf(db) === 'postgres' ? query.forShare() : query;
