import { sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { DAY, fromNow } from '~/lib/time';
import type { Author } from '~/model/author';
import { engineOf } from '~/platform/db/engine/engine';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import type { Services } from '~/platform/http/services';
import { addHistoryEntry } from '~/records/history/history';
import { kindsOfPeople } from '~/records/people/empty-people';
import { takePeople } from '~/records/people/people-lock';
import { requireRoom } from '~/records/people/person-keys';
import { type mergeCall, person, reason } from '../person';
import { moveSuggestions } from './merged-suggestions';

const UNDO_FOR_MS = 30 * DAY;

type Fields = z.output<typeof mergeCall.body>['fields'];
const storedPerson = z.object({
  ...{ _id: z.string(), date: z.string(), version: z.int(), deletedAt: z.string().nullable() },
  ...{ name: z.string(), foldedName: z.string(), addresses: z.string(), numbers: z.string() },
  ...{ company: z.string(), ownerId: z.string().nullable(), ownerName: z.string(), lastAt: z.string() },
});
export type Person = z.output<typeof storedPerson>;
export const personColumns = storedPerson.keyof().options;

const pair = { personId: z.string(), otherId: z.string() };

/** How a merge is taken back: all that it has changed, but for what was moved row by row. */
export const beforeMerge = z.object({
  survivor: storedPerson,
  /** The survivor, as the merge has left them. */
  after: storedPerson,
  merged: storedPerson,
  keys: z.array(z.object({ kind: z.enum(['email', 'phone']), value: z.string() })),
  /** Those of these that the survivor had as well. */
  shared: z.array(z.string()),
  /** Who had been merged into who is merged now. */
  redirected: z.array(z.string()),
  suggestions: z.array(
    z.object({ ...pair, reason, createdAt: z.string(), dismissedAt: z.string().nullable() }),
  ),
  suggested: z.array(z.object(pair)),
});
export type BeforeMerge = z.output<typeof beforeMerge>;

/** In a transaction that has taken the people. */
export const personIn = (trx: DatabaseTransaction, id: string): Promise<Person | undefined> =>
  trx.selectFrom('people').select(personColumns).where('_id', '=', id).executeTakeFirst();

/**
 * The same of some, who stay as they are until it is over, to be written over as a whole: who gives a lead to somebody says whose the person
 * is, and takes no people for that. Last of all, as they are locked by everybody.
 */
export const lockPeople = (trx: DatabaseTransaction, ids: readonly string[]): Promise<Person[]> =>
  trx
    .selectFrom('people')
    .select(personColumns)
    .where('_id', 'in', ids)
    .orderBy('_id')
    .$if(engineOf(trx) === 'postgres', (rows) => rows.forUpdate())
    .execute();

/** Everything of one becomes the other's, in one transaction, and can be taken back. Answers by what. */
export async function mergePeople(
  { db, features }: Pick<Services, 'db' | 'features'>,
  id: string,
  from: string,
  fields: Fields,
  author: Author,
): Promise<string> {
  if (id === from) throw new AppError(400, 'invalid_input', 'Nobody is merged with themselves.');
  return db.transaction().execute(async (trx) => {
    await takePeople(trx);
    for (const one of [id, from]) if (!(await personIn(trx, one))) throw noSuchPerson();
    const undo = newId();
    const { keys, shared } = await moveKeys(trx, id, from);
    await requireRoom(trx, id);
    for (const table of [...kindsOfPeople(features).map((kind) => kind.table), 'activities'])
      await moveRows(trx, undo, table, id, from);
    const redirected = await redirect(trx, id, from);
    const suggestions = await moveSuggestions(trx, id, from);
    const both = await lockPeople(trx, [id, from]);
    const survivor = both.find(({ _id }) => _id === id);
    const merged = both.find(({ _id }) => _id === from);
    if (!survivor || !merged) throw noSuchPerson();
    await trx.deleteFrom('people').where('_id', '=', from).execute();
    const after = joined(survivor, merged, fields);
    await trx.updateTable('people').set(after).where('_id', '=', id).execute();
    const before: BeforeMerge = { survivor, after, merged, keys, shared, redirected, ...suggestions };
    await trx
      .insertInto('personMerges')
      .values({
        undo,
        survivorId: id,
        mergedId: from,
        before: JSON.stringify(before),
        expiresAt: fromNow(UNDO_FOR_MS),
      })
      .execute();
    const change = { resource: person, recordId: id, action: 'updated', author } as const;
    await addHistoryEntry(trx, { ...change, before: survivor, after });
    return undo;
  });
}

const noSuchPerson = () => missing('There is no such person, or they have been merged meanwhile.');

/** What neither has said is the other's. */
function joined(survivor: Person, merged: Person, fields: Fields): Person {
  const of = (field: keyof Fields) => (fields[field] === 'other' ? merged : survivor);
  const [named, owned] = [of('name'), of('ownerId').ownerId ? of('ownerId') : merged];
  const both = (field: 'addresses' | 'numbers') =>
    [...new Set([...survivor[field].split(' '), ...merged[field].split(' ')])].filter(Boolean).join(' ');
  return {
    ...survivor,
    version: survivor.version + 1,
    name: named.name,
    foldedName: named.foldedName,
    company: of('company').company || merged.company || survivor.company,
    ownerId: owned.ownerId ?? survivor.ownerId,
    ownerName: owned.ownerId ? owned.ownerName : survivor.ownerName,
    addresses: both('addresses'),
    numbers: both('numbers'),
    date: survivor.date < merged.date ? survivor.date : merged.date,
    lastAt: survivor.lastAt > merged.lastAt ? survivor.lastAt : merged.lastAt,
  };
}

async function moveKeys(trx: DatabaseTransaction, id: string, from: string) {
  const keysOf = (personId: string) =>
    trx
      .selectFrom('personKeys')
      .select(['kind', 'value'])
      .where('personId', '=', personId)
      .orderBy('value')
      .execute();
  const keys = await keysOf(from);
  const known = new Set((await keysOf(id)).map(({ value }) => value));
  const shared = keys.map(({ value }) => value).filter((value) => known.has(value));
  if (shared.length > 0)
    await trx.deleteFrom('personKeys').where('personId', '=', from).where('value', 'in', shared).execute();
  await trx.updateTable('personKeys').set({ personId: id }).where('personId', '=', from).execute();
  return { keys, shared };
}

/** In the order in which those lock them who change many at once. */
export async function lockRows(trx: DatabaseTransaction, table: string, personId: string) {
  if (engineOf(trx) === 'sqlite') return;
  const theirs = sql`select 1 from ${sql.table(table)} where "personId" = ${personId}`;
  await sql`${theirs} order by "_id" for update`.execute(trx);
}

async function moveRows(trx: DatabaseTransaction, undo: string, table: string, id: string, from: string) {
  await lockRows(trx, table, from);
  await sql`insert into "personMoves" ("undo", "table", "rowId")
    select ${undo}, ${table}, "_id" from ${sql.table(table)} where "personId" = ${from}`.execute(trx);
  await sql`update ${sql.table(table)} set "personId" = ${id} where "personId" = ${from}`.execute(trx);
}

async function redirect(trx: DatabaseTransaction, id: string, from: string) {
  const moved = await trx
    .updateTable('personRedirects')
    .set({ toId: id })
    .where('toId', '=', from)
    .returning('fromId')
    .execute();
  await trx.insertInto('personRedirects').values({ fromId: from, toId: id }).execute();
  return moved.map(({ fromId }) => fromId).sort();
}
