import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { takeBackLeads, untouchedLeads } from '~/features/followup/leads-taken-back.server';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import { type AnyRecord, type Resource, titleOf } from '~/model/resource';
import { among } from '~/platform/db/engine/among';
import { gather } from '~/platform/db/engine/commit/write-together';
import type { DatabaseTransaction, Row } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { type Locked, manyChangesOf } from '~/records/bulk/many-changes';
import { changesOf } from '~/records/record-changes';

const AT_ONCE = 50;

interface Staying {
  _id: string;
  message: string;
}

interface Reverting {
  author: Author;
  /** In the transaction of each piece, which it may refuse: whoever is blocked meanwhile takes nothing more back. */
  begin(trx: DatabaseTransaction): Promise<void>;
}

/**
 * Takes back what an import did, so many records at a time: others work on meanwhile. What somebody has worked on since stays. One that broke
 * off is gone on with by the next try, for what was taken back is not known any more.
 */
export async function revert(
  services: Services,
  importId: string,
  resource: Resource,
  { author, begin }: Reverting,
) {
  const { db, resources } = services;
  const changes = changesOf(services, resource);
  const staying: Staying[] = [];
  /** A lead that one of them has opened goes with the last that had joined it. */
  const gone = new Set<string>();

  const many = manyChangesOf(services, resource);

  /** What the import had changed gets back what it was, one by one: each had something else. */
  async function putBack(trx: DatabaseTransaction, done: Row<'importChanges'>, before: object) {
    const record = await changes.findIn(trx, done.recordId);
    if (!record) return 'gone';
    if (record.version !== done.version) return stay(record, 'has been changed since.');
    await changes.updateIn(trx, record._id, before, author, { isPutBack: true });
    return 'restored';
  }

  /** What it had added goes to the trash together. */
  async function removeAdded(trx: DatabaseTransaction, added: readonly Row<'importChanges'>[]) {
    const ids = added.map(({ recordId }) => recordId);
    const leads = await untouchedLeads(trx, services, resource, ids);
    const records = await many.lock(trx, ids);
    const goneOnWith = await idsGoneOnWith(trx, resources, resource, { ids, but: [...leads.keys()] });
    const removed: Locked[] = [];
    const outcomes = added.map(({ recordId, version }) => {
      const record = records.get(recordId);
      if (!record || record.deletedAt !== null) return 'gone';
      if (record.version !== version) return stay(record, 'has been changed since.');
      if (goneOnWith.has(recordId)) return stay(record, 'has a record that was made from it since.');
      removed.push(record);
      gone.add(recordId);
      return 'removed';
    });
    const values = { deletedAt: now() };
    if (removed.length > 0)
      await gather(trx, async () => {
        await many.change(trx, removed, { values, action: 'deleted', author });
        await takeBackLeads(trx, services, { requests: removed, gone, resource, leads, author });
      });
    return outcomes;
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
      await begin(trx);
      staying.length = before;
      const added = page.filter((done) => done.before === null);
      const others = page.filter((done) => done.before !== null);
      const outcomes: string[] = await removeAdded(trx, added);
      for (const done of others) outcomes.push(await putBack(trx, done, done.before ?? {}));
      const finished = [...added, ...others]
        .filter((_, at) => outcomes[at] !== 'stays')
        .map(({ _id }) => _id);
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

/** From which of them somebody has made something: a follow-up of an enquiry, but for those that opened by themselves. */
async function idsGoneOnWith(
  trx: DatabaseTransaction,
  resources: readonly Resource[],
  { name }: Resource,
  { ids, but }: { ids: readonly string[]; but: readonly string[] },
) {
  const found = new Set<string>();
  for (const { table, madeFrom } of resources) {
    if (!madeFrom) continue;
    const { rows } = await sql<{
      id: string;
      made: string;
    }>`select ${sql.ref(madeFrom.id)} as "id", "_id" as "made" from ${sql.table(table)}
      where ${sql.ref(madeFrom.resource)} = ${name} and ${among(trx, madeFrom.id, ids)}`.execute(trx);
    for (const { id, made } of rows) if (!but.includes(made)) found.add(id);
  }
  return found;
}
