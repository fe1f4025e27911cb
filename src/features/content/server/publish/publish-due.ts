import { setImmediate as turn } from 'node:timers/promises';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { clearFault, ringForFault } from '~/platform/notify/housekeeping-faults';
import type { Collection } from '../../collection';
import { collectionCalled, lockShownEntry } from '../entries';
import { mayPublishAs } from './may-publish';
import { publish, scheduleFault } from './publish';

const AT_ONCE = 100;

/** What was to be published by now, also while nobody was here. A fault in one keeps none of the others back. */
export async function publishDue(db: Database) {
  const at = now();
  const faults: unknown[] = [];
  let due = await dueBy(db, at);
  while (due.length > 0) {
    for (const entry of due) {
      await turn();
      await publishOne(db, entry).catch((fault: unknown) => faults.push(fault));
    }
    // However many wait in vain, whoever comes after them is looked at as well.
    due = due.length < AT_ONCE ? [] : await dueBy(db, at, due.at(-1));
  }
  if (faults.length > 0) throw faults[0];
}

type Due = Awaited<ReturnType<typeof dueBy>>[number];

/** The first of them, after another one. */
function dueBy(db: Database, at: string, after?: { _id: string; scheduledAt: string }) {
  let due = db
    .selectFrom('contentEntries')
    .select(['_id', 'collection', 'title'])
    .select((eb) => eb.ref('scheduledAt').$notNull().as('scheduledAt'))
    .where('scheduledAt', '<=', at)
    .where('deletedAt', 'is', null);
  if (after) {
    const { _id, scheduledAt } = after;
    due = due.where((eb) =>
      eb.or([
        eb('scheduledAt', '>', scheduledAt),
        eb.and([eb('scheduledAt', '=', scheduledAt), eb('_id', '>', _id)]),
      ]),
    );
  }
  return due.orderBy('scheduledAt').orderBy('_id').limit(AT_ONCE).execute();
}

async function publishOne(db: Database, { _id, collection, title }: Due) {
  try {
    await db.transaction().execute(async (trx) => {
      const entry = await lockShownEntry(trx, collection, _id);
      // Another process was quicker, or somebody has thought better of it.
      if (entry.scheduledAt === null || entry.scheduledAt > now()) return;
      const found = collectionCalled(collection);
      await publish(trx, found, _id, await settledBy(trx, found, entry.scheduledBy));
      await clearFault(trx, scheduleFault(_id));
    });
  } catch (fault) {
    // What its words are refused for, people can mend; of everything else the log tells.
    if (!(fault instanceof AppError)) throw fault;
    await ringForFault(db, { ...scheduleFault(_id), ...refusal(title, fault) });
  }
}

const refusal = (title: string, { message, status }: AppError) => ({
  whenItFails: `“${title}” could not be published at its time`,
  whatToDo:
    status === 403
      ? `${message} Look at it, and publish it or settle its time anew.`
      : `${message} Mend it, and it is published by itself.`,
});

/** Who was blocked, has left or may not publish it any more publishes nothing by what they settled before. */
async function settledBy(trx: DatabaseTransaction, collection: Collection, userId: string | null) {
  const user = await trx
    .selectFrom('users')
    .select(['name', 'role'])
    .where('_id', '=', userId ?? '')
    .where('isBlocked', '=', false)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!user || !mayPublishAs(user.role, collection))
    throw new AppError(403, 'forbidden', 'Whoever settled its time may not publish it any more.');
  return { userId, userName: user.name };
}
