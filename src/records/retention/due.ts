import { type Expression, type SqlBool, sql } from 'kysely';
import { DAY, fromNow, now } from '~/lib/time';
import { keepsSpam, type Resource } from '~/model/resource';
import { addMonths, retentionDays } from '~/model/retention';
import type { Database } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import { isOfPeople } from '../people/person-links';

/** Why a record is to go. */
export type Rule = 'term' | 'end' | 'spam' | 'trash';

/** The rules that a kind of record is under. */
export const rulesOf = (resource: Resource): Rule[] => [
  ...(resource.retention ? ['term' as const] : []),
  ...(resource.retention?.until ? ['end' as const] : []),
  ...(keepsSpam(resource) ? ['spam' as const] : []),
  ...(resource.legalHold ? [] : ['trash' as const]),
];

/** So many are looked at in one statement: what keeps a record is asked of each, and others wait meanwhile. */
export const LOOKED_AT = 200;

/** What is old enough by a rule, which an index alone tells, in the order of which column; and what else must be so. */
function agedBy(db: Database, resources: readonly Resource[], resource: Resource, rule: Rule) {
  const rows = recordTables(db).selectFrom(resource.table).select('_id');
  if (rule === 'trash') {
    const before = fromNow(-retentionDays.trash * DAY);
    return { aged: rows.where('deletedAt', '<', before), by: 'deletedAt', isOver: isFree(resource) };
  }
  const { retention } = resource;
  const until = retention?.until?.field;
  const there = rows.where('deletedAt', 'is', null);
  if (rule === 'end' && until) {
    const aged = there
      .$if(keepsSpam(resource), (some) => some.where(sql<SqlBool>`"isSpam" = false`))
      .where(until, '<', now());
    return { aged, by: until, isOver: isFree(resource) };
  }
  const isSpam = rule === 'spam';
  const before = isSpam ? fromNow(-retentionDays.spam * DAY) : addMonths(now(), -(retention?.months ?? 0));
  const byExchange = retention?.after === 'last exchange';
  const aged = there
    .$if(keepsSpam(resource), (some) => some.where(sql<SqlBool>`"isSpam" = ${sql.lit(isSpam)}`))
    .where('date', '<', before)
    .where(!isSpam && until ? sql<SqlBool>`${sql.ref(until)} is null` : always);
  const isOver = sql<SqlBool>`${sql.join(
    [
      isSpam || byExchange ? untouchedSince(resources, resource, before) : always,
      isFree(resource),
      !isSpam && byExchange && isOfPeople(resource) ? silentSince(resource, before) : always,
    ],
    sql` and `,
  )}`;
  return { aged, by: 'date', isOver };
}

/** The records whose time is over by a rule. */
export function dueBy(db: Database, resources: readonly Resource[], resource: Resource, rule: Rule) {
  const { aged, isOver } = agedBy(db, resources, resource, rule);
  return aged.where(isOver);
}

/** Those that are old enough, the oldest first, some at a time: after one of them, the next, each with whether its time is over. */
export function lookedAt(
  db: Database,
  resources: readonly Resource[],
  resource: Resource,
  rule: Rule,
  after: { _id: string; at: string } | undefined,
) {
  const { aged, by, isOver } = agedBy(db, resources, resource, rule);
  const place = sql`(${sql.ref(by)}, "_id")`;
  return aged
    .select([
      sql<string>`${sql.ref(by)}`.as('at'),
      sql<number>`case when ${isOver} then 1 else 0 end`.as('isDue'),
    ])
    .where(after ? sql<SqlBool>`${place} > (${after.at}, ${after._id})` : always)
    .orderBy(by)
    .orderBy('_id')
    .limit(LOOKED_AT);
}

const always = sql<SqlBool>`1 = 1`;

/** Nothing is there that it stays with. */
const isFree = ({ table, staysWith }: Resource): Expression<SqlBool> =>
  staysWith
    ? sql<SqlBool>`not exists (select 1 from ${sql.table(staysWith.table)}
        where ${sql.ref(`${staysWith.table}.${staysWith.field}`)} = ${sql.ref(`${table}._id`)})`
    : always;

/** Nor was there anything between us and whom it is about: what they wrote elsewhere, a call, a mail. */
const silentSince = ({ table }: Resource, since: string) => sql<SqlBool>`not exists (select 1 from "people"
  where "people"."_id" = ${sql.ref(`${table}.personId`)} and "people"."lastAt" >= ${since})`;

/** To read a file is not to deal with the person. */
const happenedTo = (resource: Expression<unknown>, id: Expression<unknown>, since: string) => sql<SqlBool>`
  exists (select 1 from "history" where "history"."resource" = ${resource} and "history"."recordId" = ${id}
    and "history"."at" >= ${since} and "history"."action" <> 'opened')`;

/** Neither the record nor one that was made from it. */
const untouchedSince = (resources: readonly Resource[], { name, table }: Resource, since: string) => {
  const id = sql.ref(`${table}._id`);
  const made = resources.flatMap(({ madeFrom, ...other }) => {
    if (!madeFrom) return [];
    const [source, sourceId] = [sql.ref(`next.${madeFrom.resource}`), sql.ref(`next.${madeFrom.id}`)];
    return sql<SqlBool>`exists (
      select 1 from ${sql.table(other.table)} as "next" where ${source} = ${name} and ${sourceId} = ${id}
        and "next"."deletedAt" is null
        and ("next"."date" >= ${since} or ${happenedTo(sql`${other.name}`, sql.ref('next._id'), since)}))`;
  });
  const touched = [happenedTo(sql`${name}`, id, since), ...made];
  return sql<SqlBool>`${sql.join(
    touched.map((one) => sql`not ${one}`),
    sql` and `,
  )}`;
};
