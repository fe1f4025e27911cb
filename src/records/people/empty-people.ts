import { type Expression, type SqlBool, sql } from 'kysely';
import type { AnyRecord } from '~/model/resource';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import type { Registry } from '~/platform/http/services';
import { tryPeople } from './people-lock';
import { isOfPeople } from './person-links';

/** The tables whose records are people's. */
export const tablesOfPeople = (features: Registry['features']) =>
  features.flatMap(({ resource }) => (resource && isOfPeople(resource) ? [resource.table] : []));

/** Whether anything is left of somebody, in the trash or not. */
export const hasRecords = (features: Registry['features'], person: Expression<unknown>) =>
  sql<SqlBool>`(${sql.join(
    tablesOfPeople(features).map(
      (table) => sql`exists (select 1 from ${sql.table(table)} where "personId" = ${person})`,
    ),
    sql` or `,
  )})`;

/** A record that was somebody's is so no longer: whoever has none left is not in the list of people either. */
export async function letGoOf(
  trx: DatabaseTransaction,
  features: Registry['features'],
  before: AnyRecord,
  after: Partial<AnyRecord> = {},
) {
  const { personId } = before;
  if (typeof personId !== 'string' || after.personId === personId) return;
  if (!(await isEmpty(trx, features, personId))) return;
  // Somebody may be joining them this moment. Who cannot be let go of now is found by the hour.
  if ((await tryPeople(trx)) && (await isEmpty(trx, features, personId))) await erasePeople(trx, [personId]);
}

async function isEmpty(db: Database, features: Registry['features'], personId: string) {
  const { rows } = await sql<{ some: number }>`select 1 as "some"
    where ${hasRecords(features, sql`${personId}`)}`.execute(db);
  return rows.length === 0;
}

/** All that is stored of them beside their records. */
export async function erasePeople(trx: DatabaseTransaction, ids: readonly string[]) {
  const among = [...ids];
  const merges = trx
    .selectFrom('personMerges')
    .select('undo')
    .where((eb) => eb.or([eb('survivorId', 'in', among), eb('mergedId', 'in', among)]));
  await trx.deleteFrom('personMoves').where('undo', 'in', merges).execute();
  await trx.deleteFrom('personMerges').where('undo', 'in', merges).execute();
  await trx.deleteFrom('personRedirects').where('toId', 'in', among).execute();
  await trx
    .deleteFrom('personSuggestions')
    .where((eb) => eb.or([eb('personId', 'in', among), eb('otherId', 'in', among)]))
    .execute();
  await trx.deleteFrom('personKeys').where('personId', 'in', among).execute();
  await trx.deleteFrom('activities').where('personId', 'in', among).execute();
  await trx.deleteFrom('people').where('_id', 'in', among).execute();
}
