import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { AnyRecord } from '~/model/resource';
import type { Database, DatabaseTransaction, Tables } from '~/platform/db/schema';
import type { Registry } from '~/platform/http/services';
import { takePeople, takePeopleSoon } from './people-lock';
import { writtenKeys } from './person-keys';
import { isOfPeople } from './person-links';

/** The kinds of records that are people's: first what is made from the others, in the order in which all lock them who change both. */
export const kindsOfPeople = (features: Registry['features']) =>
  features
    .flatMap(({ resource }) => (resource && isOfPeople(resource) ? [resource] : []))
    .sort((one, other) => Number(Boolean(other.madeFrom)) - Number(Boolean(one.madeFrom)));

/** Whether anything is left of somebody, in the trash or not. */
export async function hasRecords(db: Database, features: Registry['features'], personId: string) {
  const anyOf = kindsOfPeople(features).map(
    ({ table }) => sql`exists (select 1 from ${sql.table(table)} where "personId" = ${personId})`,
  );
  const { rows } = await sql`select 1 where ${sql.join(anyOf, sql` or `)}`.execute(db);
  return rows.length > 0;
}

/** A record that was somebody's is so no longer: whoever has none left is not in the list of people either. */
export async function letGoOf(
  trx: DatabaseTransaction,
  features: Registry['features'],
  before: AnyRecord,
  after: Partial<AnyRecord> = {},
) {
  const { personId } = before;
  if (typeof personId !== 'string' || after.personId === personId) return;
  if (await hasRecords(trx, features, personId)) return;
  // Somebody may be joining them this moment.
  await takePeopleSoon(trx);
  await eraseIfEmpty(trx, features, personId);
}

/** In a transaction that has taken the people. */
export async function eraseIfEmpty(
  trx: DatabaseTransaction,
  features: Registry['features'],
  personId: string,
) {
  if (!(await hasRecords(trx, features, personId))) await erasePeople(trx, [personId]);
}

/** Somebody wishes to be forgotten: whoever is left with nothing goes, and who has more than what was theirs by this address or number loses it. */
export async function eraseKey(
  trx: DatabaseTransaction,
  features: Registry['features'],
  personId: string,
  value: string,
) {
  await takePeople(trx);
  if (!(await hasRecords(trx, features, personId))) return erasePeople(trx, [personId]);
  await eraseMerges(trx, [personId]);
  await trx.deleteFrom('personKeys').where('value', '=', value).where('personId', '=', personId).execute();
  await trx
    .updateTable('people')
    .set(await writtenKeys(trx, personId))
    .where('_id', '=', personId)
    .execute();
}

/** What was before a merge is not there to be brought back. */
const eraseMerges = (trx: DatabaseTransaction, ids: readonly string[]) =>
  eraseMergesThat(trx, (eb) => eb.or([eb('survivorId', 'in', ids), eb('mergedId', 'in', ids)]));

/** The ways back from merges, with what they would move. */
export async function eraseMergesThat(
  trx: DatabaseTransaction,
  are: (eb: ExpressionBuilder<Tables, 'personMerges'>) => Expression<SqlBool>,
) {
  const merges = trx.selectFrom('personMerges').select('undo').where(are);
  await trx.deleteFrom('personMoves').where('undo', 'in', merges).execute();
  await trx.deleteFrom('personMerges').where(are).execute();
}

/** All that is stored of them beside their records; of those, too, whom they were merged from. */
export async function erasePeople(
  trx: DatabaseTransaction,
  ids: readonly string[],
  { alsoRows = true }: { alsoRows?: boolean } = {},
) {
  const earlier = await trx
    .selectFrom('personRedirects')
    .select('fromId')
    .where('toId', 'in', [...ids])
    .execute();
  const all = [...ids, ...earlier.map(({ fromId }) => fromId)];
  await eraseMerges(trx, all);
  await trx
    .deleteFrom('personRedirects')
    .where('toId', 'in', [...ids])
    .execute();
  await trx
    .deleteFrom('personSuggestions')
    .where((eb) => eb.or([eb('personId', 'in', all), eb('otherId', 'in', all)]))
    .execute();
  await trx.deleteFrom('personKeys').where('personId', 'in', all).execute();
  await trx.deleteFrom('activities').where('personId', 'in', all).execute();
  if (!alsoRows) return;
  for (const table of ['history', 'notifications'] as const)
    await trx.deleteFrom(table).where('resource', '=', 'person').where('recordId', 'in', all).execute();
  await trx.deleteFrom('people').where('_id', 'in', all).execute();
}
