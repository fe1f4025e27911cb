import { sql } from 'kysely';
import { now } from '~/lib/time';
import type { Resource } from '~/model/resource';
import { oneProcessAtATime } from '~/platform/db/engine/lock';
import { learnTableSizes } from '~/platform/db/engine/table-sizes';
import { type ProgressListener, progressOf } from '~/platform/db/progress';
import { rowsFrom } from '~/platform/db/rows-from';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import type { Services } from '~/platform/http/services';
import { keysOf, type Who } from './join-rules';
import { knownByAny } from './known-by-any';
import { sharePeople } from './people-lock';
import { isOfPeople, personOfRecord } from './person-links';
import { settle } from './person-of';
import { newPeople, writePeople } from './write-people';

/** In one transaction: few enough that whoever waits for it waits shortly. */
const AT_ONCE = 2000;
/** Somebody else was quicker with one of the addresses. */
const MOST_TRIES = 5;
const DONE = 'people-joined';

interface NamedRecord {
  recordId: string;
  who: Who & { at?: string };
}

/**
 * What came before people were known finds its person, by the same rules as what comes now: some thousand records at a time, each
 * time for good. Killed half-way it goes on at the next start; once it is done no start looks again.
 */
export async function joinAll(
  { db, features }: Pick<Services, 'db' | 'features'>,
  listener: ProgressListener = { say() {} },
) {
  const isDone = await db.selectFrom('settings').select('name').where('name', '=', DONE).executeTakeFirst();
  if (isDone) return;
  const { progress, stop, done } = progressOf('people', listener);
  try {
    let joined = 0;
    for (const { resource } of features)
      if (resource && isOfPeople(resource))
        joined += await joinTable(db, resource, (rows) => progress(resource.table, rows));
    if (joined > 0) await oneProcessAtATime(db, learnTableSizes);
  } finally {
    stop();
  }
  await db
    .insertInto('settings')
    .values({ name: DONE, value: JSON.stringify({ at: now() }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  done();
}

async function joinTable(db: Database, resource: Resource, progress: (rows: number) => void) {
  let after = '';
  let rows = 0;
  for (;;) {
    const page = await joinPage(db, resource, after);
    if (page.last === undefined) return rows;
    after = page.last;
    rows += page.rows;
    progress(rows);
  }
}

async function joinPage(db: Database, resource: Resource, after: string, tries = 0) {
  try {
    return await oneProcessAtATime(db, async (trx) => {
      await sharePeople(trx);
      const found = await recordTables(trx)
        .selectFrom(resource.table)
        .selectAll()
        .where('_id', '>', after)
        .where('personId', 'is', null)
        .orderBy('_id')
        .limit(AT_ONCE)
        .execute();
      const somebody = found.flatMap((row): NamedRecord[] => {
        const who = personOfRecord(resource, { ...row, _id: String(row._id) });
        return who ? [{ recordId: String(row._id), who }] : [];
      });
      await joinRecords(trx, resource, somebody);
      const [last] = found.slice(-1);
      return { last: last && String(last._id), rows: found.length };
    });
  } catch (fault) {
    if (!(fault instanceof Raced) || tries >= MOST_TRIES) throw fault;
    return joinPage(db, resource, after, tries + 1);
  }
}

class Raced extends Error {}

async function joinRecords(trx: DatabaseTransaction, resource: Resource, records: readonly NamedRecord[]) {
  if (records.length === 0) return;
  const known = await knownByAny(
    trx,
    records.map(({ who }) => keysOf(who)),
  );
  const people = newPeople();
  const links: { _id: string; personId: string }[] = [];
  for (const { recordId, who } of records) {
    const keys = keysOf(who);
    const { _id } = await settle(trx, people, who, known.by(keys));
    const person = people.known.get(_id);
    if (person) known.add(person, keys);
    links.push({ _id: recordId, personId: _id });
  }
  if (!(await writePeople(trx, people))) throw new Raced();
  const table = sql.table(resource.table);
  const joined = sql`with "joined" as (${rowsFrom(trx, resource.table, links)})`;
  await sql`${joined} update ${table} set "personId" = "joined"."personId" from "joined"
    where ${sql.ref(`${resource.table}._id`)} = "joined"."_id"`.execute(trx);
  await sql`${joined} update "activities" set "personId" = "joined"."personId" from "joined"
    where "activities"."resource" = ${resource.name} and "activities"."recordId" = "joined"."_id"`.execute(
    trx,
  );
}
