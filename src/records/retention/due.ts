import { type Expression, type SqlBool, sql } from 'kysely';
import { DAY, fromNow, now } from '~/lib/time';
import type { Resource } from '~/model/resource';
import { addMonths, retentionDays } from '~/model/retention';
import type { Database, Tables } from '~/platform/db/schema';
import type { StoredRecord } from '~/platform/db/stored-record';

/** Why a record is to go. */
export type Rule = 'term' | 'spam' | 'trash';

/** The rules that a kind of record is under. */
export const rulesOf = ({ retention, legalHold, row }: Resource): Rule[] => [
  ...(retention ? ['term' as const] : []),
  ...('isSpam' in row.shape ? ['spam' as const] : []),
  ...(legalHold ? [] : ['trash' as const]),
];

/** The records whose time is over by a rule, the longest over first. */
export function dueBy(database: Database, resource: Resource, rule: Rule) {
  const db = database.$omitTables<keyof Tables>().$extendTables<Record<string, StoredRecord>>();
  const rows = db.selectFrom(resource.table).select('_id');
  if (rule === 'trash') {
    return rows
      .where('deletedAt', '<', fromNow(-retentionDays.trash * DAY))
      .where(isFree(resource))
      .orderBy('deletedAt');
  }
  const { retention } = resource;
  const isSpam = rule === 'spam';
  const before = isSpam ? fromNow(-retentionDays.spam * DAY) : addMonths(now(), -(retention?.months ?? 0));
  const isOver = isSpam || retention?.after === 'last exchange' ? untouchedSince(resource, before) : always;
  return rows
    .where('deletedAt', 'is', null)
    .$if('isSpam' in resource.row.shape, (some) => some.where(sql<SqlBool>`"isSpam" = ${sql.lit(isSpam)}`))
    .where('date', '<', before)
    .where(isOver)
    .orderBy('date');
}

const always = sql<SqlBool>`1 = 1`;

/** An account stays as long as the record of the employment that it belongs to. */
const isFree = ({ table }: Resource): Expression<SqlBool> =>
  table === 'users'
    ? sql<SqlBool>`not exists (select 1 from "employees" where "employees"."userId" = "users"."_id")`
    : always;

/** To read a file is not to deal with the person. */
const happenedTo = (resource: Expression<unknown>, id: Expression<unknown>, since: string) => sql<SqlBool>`
  exists (select 1 from "history" where "history"."resource" = ${resource} and "history"."recordId" = ${id}
    and "history"."at" >= ${since} and "history"."action" <> 'opened')`;

/** Neither the record nor a follow-up of it. */
const untouchedSince = ({ name, table }: Resource, since: string) => {
  const id = sql.ref(`${table}._id`);
  return sql<SqlBool>`not ${happenedTo(sql`${name}`, id, since)} and not exists (
    select 1 from "followups" as "next" where "next"."sourceResource" = ${name} and "next"."sourceId" = ${id}
      and "next"."deletedAt" is null
      and ("next"."date" >= ${since} or ${happenedTo(sql`'followup'`, sql.ref('next._id'), since)}))`;
};
