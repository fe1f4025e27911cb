import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import { type AnyRecord, type Resource, titleOf } from '~/model/resource';
import { among } from '~/platform/db/engine/among';
import type { DatabaseTransaction, Row } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';

const AT_ONCE = 50;

interface Staying {
  _id: string;
  message: string;
}

/**
 * Takes back what an import did, so many records at a time: others work on meanwhile. What somebody has worked on since stays. One that broke
 * off is gone on with by the next try, for what was taken back is not known any more.
 */
export async function revert(services: Services, importId: string, resource: Resource, author: Author) {
  const { db, resources } = services;
  const changes = changesOf(services, resource);
  const staying: Staying[] = [];

  async function takeBack(trx: DatabaseTransaction, done: Row<'importChanges'>) {
    const record = await changes.findIn(trx, done.recordId);
    if (!record) return 'gone';
    if (record.version !== done.version) return stay(record, 'has been changed since.');
    if (done.before !== null) {
      await changes.updateIn(trx, record._id, done.before, author);
      return 'restored';
    }
    if (await isGoneOnWith(trx, resources, resource, record._id))
      return stay(record, 'has a record that was made from it since.');
    await changes.moveIn(trx, record._id, 'trash', author);
    return 'removed';
  }

  function stay(record: AnyRecord, why: string) {
    staying.push({ _id: record._id, message: `${titleOf(resource, record)} ${why}` });
    return 'stays' as const;
  }

  for (let after = ''; ; ) {
    const page = await db
      .selectFrom('importChanges')
      .selectAll()
      .where('importId', '=', importId)
      .where('_id', '>', after)
      .orderBy('_id')
      .limit(AT_ONCE)
      .execute();
    const before = staying.length;
    await db.transaction().execute(async (trx) => {
      staying.length = before;
      const outcomes: string[] = [];
      const finished: string[] = [];
      for (const done of page) {
        const outcome = await takeBack(trx, done);
        outcomes.push(outcome);
        if (outcome !== 'stays') finished.push(done._id);
      }
      const times = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
      await trx
        .deleteFrom('importChanges')
        .where(among(trx, '_id', finished))
        .execute();
      await trx
        .updateTable('imports')
        .set((eb) => ({
          removed: eb('removed', '+', times('removed')),
          restored: eb('restored', '+', times('restored')),
          progress: eb('progress', '+', page.length),
          since: now(),
        }))
        .where('_id', '=', importId)
        .execute();
    });
    if (page.length < AT_ONCE) break;
    after = page.at(-1)?._id ?? '';
    await turn();
  }
  await db.deleteFrom('importChanges').where('importId', '=', importId).execute();
  const { removed, restored } = await db
    .updateTable('imports')
    .set({ status: 'reverted', since: now() })
    .where('_id', '=', importId)
    .returning(['removed', 'restored'])
    .executeTakeFirstOrThrow();
  return { removed, restored, staying };
}

/** Somebody has made something from it: a follow-up of an enquiry. */
async function isGoneOnWith(
  trx: DatabaseTransaction,
  resources: readonly Resource[],
  { name }: Resource,
  id: string,
) {
  for (const { table, madeFrom } of resources) {
    if (!madeFrom) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where ${sql.ref(madeFrom.resource)} = ${name} and ${sql.ref(madeFrom.id)} = ${id} limit 1`.execute(trx);
    if (rows.length > 0) return true;
  }
  return false;
}
