import { sql } from 'kysely';
import { DAY } from '~/lib/time';
import { keepsSpam, type Resource } from '~/model/resource';
import { addMonths, FOR_GOOD, retentionDays } from '~/model/retention';
import type { Database } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import type { Services } from '~/platform/http/services';
import { isOfPeople } from '../people/person-links';

const later = (iso: string, days: number) => new Date(Date.parse(iso) + days * DAY).toISOString();

/** When a record is erased by itself, and why then. Null: never. Undefined: there is no such record. */
export async function termOf(services: Pick<Services, 'db' | 'resources'>, resource: Resource, id: string) {
  const until = resource.retention?.until;
  const record = await recordTables(services.db)
    .selectFrom(resource.table)
    .select('deletedAt')
    .$if('date' in resource.row.shape, (some) => some.select('date'))
    .$if(keepsSpam(resource), (some) => some.select('isSpam'))
    .$if(until !== undefined, (some) => some.select(until?.field ?? '_id'))
    .where('_id', '=', id)
    .executeTakeFirst();
  if (!record) return undefined;
  const { retention, legalHold, staysWith } = resource;
  if (record.deletedAt !== null) {
    if (legalHold) return { erasedOn: null, why: legalHold };
    return {
      erasedOn: later(record.deletedAt, retentionDays.trash),
      why: `${retentionDays.trash} days after it was deleted`,
    };
  }
  const arrived = String(record.date ?? '');
  if (record.isSpam === true) {
    const why = `${retentionDays.spam} days after it was taken for spam`;
    return { erasedOn: later(await lastExchange(services, resource, id, arrived), retentionDays.spam), why };
  }
  if (!retention) return { erasedOn: null, why: legalHold ?? 'Kept until somebody deletes it' };
  if (staysWith && (await staysWithOne(services.db, staysWith, id)))
    return { erasedOn: null, why: staysWith.why };
  const end = until && record[until.field];
  if (until && typeof end === 'string')
    return end === FOR_GOOD
      ? { erasedOn: null, why: 'Kept until somebody deletes it' }
      : { erasedOn: end, why: until.why };
  const from = retention.after === 'arrival' ? arrived : await lastExchange(services, resource, id, arrived);
  const after = retention.after === 'arrival' ? 'it came in' : 'the last exchange';
  return { erasedOn: addMonths(from, retention.months), why: `${retention.months} months after ${after}` };
}

/** Whether a row is there that it stays with. */
export async function staysWithOne(
  db: Database,
  { table, field }: NonNullable<Resource['staysWith']>,
  id: string,
) {
  const found = recordTables(db).selectFrom(table).select('_id').where(field, '=', id);
  return (await found.executeTakeFirst()) !== undefined;
}

/** The last that was done about a record, or about one that was made from it. */
async function lastExchange(
  { db, resources }: Pick<Services, 'db' | 'resources'>,
  resource: Resource,
  id: string,
  arrived: string,
) {
  const { name } = resource;
  const moments = [arrived, await lastChange(db, name, [id])];
  if (isOfPeople(resource)) moments.push(await lastWithPerson(db, resource, id));
  for (const { madeFrom, ...other } of resources) {
    if (!madeFrom) continue;
    const made = await recordTables(db)
      .selectFrom(other.table)
      .select(['_id', 'date'])
      .where(madeFrom.resource, '=', name)
      .where(madeFrom.id, '=', id)
      .where('deletedAt', 'is', null)
      .orderBy('_id', 'desc')
      .limit(100)
      .execute();
    const ids = made.map(({ _id }) => _id);
    moments.push(...made.map(({ date }) => String(date)), await lastChange(db, other.name, ids));
  }
  return moments.reduce((last, one) => (one > last ? one : last));
}

/** The last that was between us and whom it is about. */
async function lastWithPerson(db: Database, { table }: Resource, id: string) {
  const { rows } = await sql<{ lastAt: string }>`select "lastAt" from "people"
    where "_id" = (select "personId" from ${sql.table(table)} where "_id" = ${id})`.execute(db);
  return rows[0]?.lastAt ?? '';
}

async function lastChange(db: Database, resource: string, ids: readonly string[]) {
  if (ids.length === 0) return '';
  const { at } = await db
    .selectFrom('history')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('resource', '=', resource)
    .where('recordId', 'in', ids)
    .where('action', '!=', 'opened')
    .executeTakeFirstOrThrow();
  return at ?? '';
}
