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

/** The records whose time is over by a rule, the longest over first. */
export function dueBy(db: Database, resources: readonly Resource[], resource: Resource, rule: Rule) {
  const rows = recordTables(db).selectFrom(resource.table).select('_id');
  if (rule === 'trash') {
    return rows
      .where('deletedAt', '<', fromNow(-retentionDays.trash * DAY))
      .where(isFree(resource))
      .orderBy('deletedAt');
  }
  const { retention } = resource;
  const until = retention?.until?.field;
  if (rule === 'end' && until) {
    return rows
      .where('deletedAt', 'is', null)
      .$if(keepsSpam(resource), (some) => some.where(sql<SqlBool>`"isSpam" = false`))
      .where(until, '<', now())
      .where(isFree(resource))
      .orderBy(until);
  }
  const isSpam = rule === 'spam';
  const before = isSpam ? fromNow(-retentionDays.spam * DAY) : addMonths(now(), -(retention?.months ?? 0));
  const byExchange = retention?.after === 'last exchange';
  const isOver = isSpam || byExchange ? untouchedSince(resources, resource, before) : always;
  return rows
    .where('deletedAt', 'is', null)
    .$if(keepsSpam(resource), (some) => some.where(sql<SqlBool>`"isSpam" = ${sql.lit(isSpam)}`))
    .where('date', '<', before)
    .where(!isSpam && until ? sql<SqlBool>`${sql.ref(until)} is null` : always)
    .where(isOver)
    .where(isFree(resource))
    .where(!isSpam && byExchange && isOfPeople(resource) ? silentSince(resource, before) : always)
    .orderBy('date');
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
