import { type RawBuilder, sql } from 'kysely';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import type { Resource } from '~/model/resource';
import type { DatabaseTransaction, Row } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import type { Services } from '~/platform/http/services';
import { addHistoryEntry } from '~/records/history/history';
import { eraseIfEmpty, kindsOfPeople } from '~/records/people/empty-people';
import { takePeople } from '~/records/people/people-lock';
import { writtenKeys } from '~/records/people/person-keys';
import { person } from '../person';
import {
  type BeforeMerge,
  beforeMerge,
  lockPeople,
  lockRows,
  type Person,
  personColumns,
  personIn,
} from './merge';
import { returnSuggestions } from './merged-suggestions';

/** What has come since stays with the one who they were together; all else is as it was. */
export async function undoMerge(
  { db, features }: Pick<Services, 'db' | 'features'>,
  undo: string,
  author: Author,
) {
  await db.transaction().execute(async (trx) => {
    await takePeople(trx);
    const merge = await trx
      .selectFrom('personMerges')
      .selectAll()
      .where('undo', '=', undo)
      .where('expiresAt', '>', now())
      .executeTakeFirst();
    if (!merge) throw missing('This cannot be taken back any more.');
    const { survivorId, mergedId } = merge;
    const before = beforeMerge.parse(merge.before);
    if (!(await personIn(trx, survivorId)))
      throw new AppError(
        409,
        'conflict',
        'They have been merged with somebody else since. Take that back first.',
      );
    const kinds = kindsOfPeople(features);
    for (const { table } of kinds) await lockRows(trx, table, survivorId);
    await trx.insertInto('people').values(before.merged).execute();
    await returnKeys(trx, survivorId, mergedId, before);
    await trx
      .updateTable('people')
      .set(await writtenKeys(trx, mergedId))
      .where('_id', '=', mergedId)
      .execute();
    for (const { table, name } of kinds) await returnRows(trx, undo, table, merge, name);
    await returnRows(trx, undo, 'activities', merge);
    await returnMade(trx, kinds, merge);
    for (const { partsLeads } of features)
      await partsLeads?.(trx, { db, features }, [survivorId, mergedId], author);
    const [survivor] = await lockPeople(trx, [survivorId]);
    if (!survivor) throw missing('There is no such person.');
    await trx.deleteFrom('personRedirects').where('fromId', '=', mergedId).execute();
    if (before.redirected.length > 0)
      await trx
        .updateTable('personRedirects')
        .set({ toId: mergedId })
        .where('fromId', 'in', before.redirected)
        .execute();
    await returnSuggestions(trx, before);
    const after = apart(survivor, before);
    await trx.updateTable('people').set(after).where('_id', '=', survivorId).execute();
    await trx.deleteFrom('personMoves').where('undo', '=', undo).execute();
    await trx.deleteFrom('personMerges').where('undo', '=', undo).execute();
    const change = { resource: person, recordId: survivorId, action: 'updated', author } as const;
    await addHistoryEntry(trx, { ...change, before: survivor, after });
    // All that was theirs may be gone for good since.
    for (const id of [survivorId, mergedId]) await eraseIfEmpty(trx, features, id);
  });
}

/** What somebody has changed since stays as they made it. */
function apart(current: Person, { survivor, after, keys, shared }: BeforeMerge): Person {
  const theirs = new Set(keys.map(({ value }) => value).filter((value) => !shared.includes(value)));
  const back = personColumns.filter((field) => current[field] === after[field]);
  const without = (field: 'addresses' | 'numbers') =>
    current[field]
      .split(' ')
      .filter((value) => !theirs.has(value))
      .join(' ');
  return {
    ...current,
    addresses: without('addresses'),
    numbers: without('numbers'),
    version: current.version + 1,
    ...Object.fromEntries(back.map((field) => [field, survivor[field]])),
  };
}

/** By which they are found while they are one. What a split or a hand has given away since is not theirs to take back. */
async function returnKeys(
  trx: DatabaseTransaction,
  survivorId: string,
  mergedId: string,
  before: BeforeMerge,
) {
  const rows = await trx
    .selectFrom('personKeys')
    .select('value')
    .where('personId', '=', survivorId)
    .execute();
  const present = new Set(rows.map(({ value }) => value));
  for (const { kind, value } of before.keys.filter((key) => present.has(key.value))) {
    if (!before.shared.includes(value))
      await trx
        .deleteFrom('personKeys')
        .where('kind', '=', kind)
        .where('value', '=', value)
        .where('personId', '=', survivorId)
        .execute();
    await trx
      .insertInto('personKeys')
      .values({ kind, value, personId: mergedId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** With what was said about them since. What somebody has given to another meanwhile stays there. */
async function returnRows(
  trx: DatabaseTransaction,
  undo: string,
  table: string,
  { survivorId, mergedId }: { survivorId: string; mergedId: string },
  resource?: string,
) {
  const moved = sql`select "rowId" from "personMoves" where "undo" = ${undo} and "table" = ${table}`;
  if (resource)
    await sql`update "activities" set "personId" = ${mergedId}
      where "resource" = ${resource} and "personId" = ${survivorId} and "recordId" in (
        select "_id" from ${sql.table(table)} where "personId" = ${survivorId} and "_id" in (${moved}))`.execute(
      trx,
    );
  await sql`update ${sql.table(table)} set "personId" = ${mergedId}
    where "personId" = ${survivorId} and "_id" in (${moved})`.execute(trx);
}

type Merge = Pick<Row<'personMerges'>, 'undo' | 'survivorId' | 'mergedId'>;

/** What was made since from what is returned goes along, with what was offered there: ids grow with time. */
async function returnMade(trx: DatabaseTransaction, kinds: readonly Resource[], merge: Merge) {
  for (const made of kinds)
    if (made.madeFrom)
      for (const { name, table } of kinds)
        await returnSince(trx, made, merge, {
          ...{ table, id: made.madeFrom.id },
          where: sql`${sql.ref(made.madeFrom.resource)} = ${name}`,
        });
  for (const part of kinds) {
    const whole = kinds.find(({ name }) => name === part.partOf?.resource);
    if (part.partOf && whole)
      await returnSince(trx, part, merge, { table: whole.table, id: part.partOf.id, where: sql`true` });
  }
}

async function returnSince(
  trx: DatabaseTransaction,
  { name, table }: Resource,
  { undo, survivorId, mergedId }: Merge,
  from: { table: string; id: string; where: RawBuilder<unknown> },
) {
  const { rows } = await sql<{ _id: string }>`update ${sql.table(table)} set "personId" = ${mergedId}
    where "personId" = ${survivorId} and "_id" > ${undo} and ${from.where} and ${sql.ref(from.id)} in (
      select "_id" from ${sql.table(from.table)} where "personId" = ${mergedId})
    returning "_id"`.execute(trx);
  for (const { _id } of rows)
    await trx
      .updateTable('activities')
      .set({ personId: mergedId })
      .where('resource', '=', name)
      .where('recordId', '=', _id)
      .execute();
}
