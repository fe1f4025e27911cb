import { DAY } from '~/lib/time';
import type { Resource } from '~/model/resource';
import { addMonths, retentionDays } from '~/model/retention';
import type { Database, Tables } from '~/platform/db/schema';
import type { StoredRecord } from '~/platform/db/stored-record';

const later = (iso: string, days: number) => new Date(Date.parse(iso) + days * DAY).toISOString();

/** When a record is erased by itself, and why then. Null: never. Undefined: there is no such record. */
export async function termOf(database: Database, resource: Resource, id: string) {
  const db = database.$omitTables<keyof Tables>().$extendTables<Record<string, StoredRecord>>();
  const keepsSpam = 'isSpam' in resource.row.shape;
  const record = await db
    .selectFrom(resource.table)
    .select('deletedAt')
    .$if('date' in resource.row.shape, (some) => some.select('date'))
    .$if(keepsSpam, (some) => some.select('isSpam'))
    .where('_id', '=', id)
    .executeTakeFirst();
  if (!record) return undefined;
  const { retention, legalHold } = resource;
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
    return { erasedOn: later(await lastExchange(database, resource, id, arrived), retentionDays.spam), why };
  }
  if (!retention) return { erasedOn: null, why: legalHold ?? 'Kept until somebody deletes it' };
  const from = retention.after === 'arrival' ? arrived : await lastExchange(database, resource, id, arrived);
  const after = retention.after === 'arrival' ? 'it came in' : 'the last exchange';
  return { erasedOn: addMonths(from, retention.months), why: `${retention.months} months after ${after}` };
}

/** The last that was done about a record, or a follow-up of it. */
async function lastExchange(db: Database, { name }: Resource, id: string, arrived: string) {
  const followups = await db
    .selectFrom('followups')
    .select(['_id', 'date'])
    .where('sourceResource', '=', name)
    .where('sourceId', '=', id)
    .where('deletedAt', 'is', null)
    .orderBy('_id', 'desc')
    .limit(100)
    .execute();
  const moments = [arrived, ...followups.map(({ date }) => date)];
  for (const [resource, ids] of [
    [name, [id]],
    ['followup', followups.map(({ _id }) => _id)],
  ] as const) {
    if (ids.length === 0) continue;
    const { at } = await db
      .selectFrom('history')
      .select((eb) => eb.fn.max('at').as('at'))
      .where('resource', '=', resource)
      .where('recordId', 'in', ids)
      .where('action', '!=', 'opened')
      .executeTakeFirstOrThrow();
    if (at) moments.push(at);
  }
  return moments.reduce((last, one) => (one > last ? one : last));
}
