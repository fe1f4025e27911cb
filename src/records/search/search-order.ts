import { sql } from 'kysely';
import { z } from 'zod';
import { filtersOf } from '~/model/filters';
import { engineOf } from '~/platform/db/engine/engine';
import { PLANNED_ANEW } from '~/platform/db/engine/postgres';
import { askedBy } from '../filters/counted-rows';
import type { Condition } from '../filters/filter-query';
import { leadsToFew } from '../filters/leading-filter';
import type { Counted, ListQuery, queriesOf, Window } from '../record-query';
import { findNewest, hasBlocks } from './search-blocks';

type Queries = ReturnType<typeof queriesOf>;

/** How many rows are asked one by one before all that match are put in order; further pages reach further. */
const NEAR = 5000;
const NEAR_FOR_EACH_ROW = 10;
/** The same where an index has all that is asked of them and there are too many to be put in order, and for a walk that goes on to the end. */
const NEAR_IN_INDEX = 20_000;
/** The same where they are those of one value, and their rows are read. */
const NEAR_IN_VALUE = 2000;
const TO_THE_END = 2 ** 31 - 1;
/** So many are sorted by what stands in their rows alone, without a look for them on the way; and so many, where they are not met there. */
const FEW = 1000;
const NOT_MANY = 40_000;

/**
 * The ids of one page of a search, or of what filters leave. Newest first, which nearly everybody wants, the indexes lead. In another order what many
 * match is met soon on the way through the list, and what few match is quickly sorted. Only what many match, but none of
 * those that come first, takes longer.
 */
export async function findInOrder(
  queries: Queries,
  query: ListQuery,
  { limit, offset }: Window,
  { total, more, ids, page: found }: Counted,
): Promise<string[]> {
  const { column, indexFor, searchedIn, matches } = queries;
  const upTo = offset + limit;
  const page = (found: readonly string[]) => found.slice(offset, upTo);
  if (found) return [...found];
  if (ids) return page(ids.toReversed());
  const searched = searchedIn(query);
  // What has one value stands in its index in this order: words that many have are met soon among its newest, however old these are.
  if (more && !query.sort && !query.trash && searched && leadsInOrder(query)) {
    const met = await scanInOrder(queries, query, upTo, NEAR_IN_VALUE + NEAR_FOR_EACH_ROW * upTo);
    if (met.length === upTo) return page(met);
  }
  const index = query.sort ? undefined : indexFor(query)?.index;
  // Where hardly any of the newest that the words find meets the filters, these lead at first.
  if (index && !(more && query.lead && total < upTo)) {
    const found = matches(query).select(column('_id')).orderBy(`${index}.rowid`, 'desc');
    return idsOf(await found.limit(limit).offset(offset).execute());
  }
  if (more && !query.sort && !query.trash && hasBlocks(queries, query)) {
    return page(idsOf(await findNewest(queries, query, upTo)));
  }
  const isInIndex = isOrderedInIndex(queries, query);
  const isLed = query.lead !== undefined && (!searched || searched.options !== undefined);
  if (more || (isLed && !isInIndex && total > FEW)) {
    const isGathered =
      !more || !isLed || (await leadsToFew(queries, query, isInIndex ? undefined : NOT_MANY));
    const near = isGathered ? NEAR : NEAR_IN_INDEX;
    const met = await scanInOrder(queries, query, upTo, near + NEAR_FOR_EACH_ROW * upTo);
    if (met.length === upTo) return page(met);
    if (!isGathered) return page(await scanInOrder(queries, query, upTo, TO_THE_END));
  }
  return (await sortAll(queries, query, { limit, offset })).ids;
}

/**
 * All that match, put in order: how many there are, and the ids of one page. Nothing is sorted where there are as many as were to be counted. What they are
 * sorted by must not lure an engine into the index that has everything in that order: SQLite asks each row that is found for it, PostgreSQL reads the rows at
 * once, for a field that no index has.
 */
export async function sortAll(
  queries: Queries,
  query: ListQuery,
  { limit, offset }: Window,
  most = TO_THE_END,
): Promise<{ total: number; ids: string[] }> {
  const { db, table, column, matches, searchedIn, orderedBy, ordered } = queries;
  const isPostgres = engineOf(db) === 'postgres';
  const key = orderedBy(query) ?? '_id';
  const isRead = isOrderedInIndex(queries, query) || searchedIn(query) !== undefined;
  const fields = isRead ? ['_id', key] : isPostgres ? ['_id', key, 'version'] : ['_id', 'rowid'];
  const all = matches(query)
    .select([...new Set(fields)].map(column))
    .limit(most);
  const keyOf = sql`(select ${sql.ref(`row.${key}`)} from ${sql.table(table)} as "row" where "row"."rowid" = "found"."rowid")`;
  const keyed =
    isRead || isPostgres
      ? db.selectFrom('found').select([...new Set(['_id', key])])
      : db.selectFrom('found').select(['_id', keyOf.as(key)]);
  const page = db
    .selectFrom(keyed.as('keyed'))
    .select('_id')
    .orderBy(ordered(query))
    .limit(limit)
    .offset(offset);
  const listed = isPostgres ? sql`array(${page})` : sql`(select json_group_array("_id") from ${page})`;
  const anew = sql.raw(isRead ? '' : PLANNED_ANEW);
  const unlessMore = sql<
    string | string[] | null
  >`case ${anew} when count(*) < ${sql.lit(most)} then ${listed} end`;
  // Materialized, or the planner would walk through the whole list in the hope of meeting ten soon.
  const { total, ids } = await db
    .with(
      (cte) => cte('found').materialized(),
      () => all,
    )
    .selectFrom('found')
    .select([(eb) => eb.fn.countAll<number>().as('total'), unlessMore.as('ids')])
    .executeTakeFirstOrThrow();
  return {
    total: Number(total),
    ids: typeof ids === 'string' ? z.array(z.string()).parse(JSON.parse(ids)) : (ids ?? []),
  };
}

/**
 * The first that are met on the way through the list, no further than so many rows. Both engines hand on what is read in order, and read no
 * further than is asked for. No more of each row than is asked: for what only filters ask, the indexes have it all.
 */
async function scanInOrder(queries: Queries, query: ListQuery, upTo: number, rows: number) {
  return idsOf(await metInOrder(queries, query, { upTo, rows }).execute());
}

/** The same as a question, for more of what stands in the indexes. */
export function metInOrder(
  queries: Queries,
  query: ListQuery,
  { upTo, rows, fields = [] }: { upTo: number; rows: number; fields?: readonly string[] },
) {
  const { db, table, isAmong, isWanted, searchedIn, holds, orderedBy, ordered } = queries;
  const key = orderedBy(query) ?? leadsInOrder(query);
  const searched = searchedIn(query)?.field ?? '_id';
  const asked = new Set(['_id', key ?? '_id', searched, ...askedBy(query.filters), ...fields]);
  // What people wrote is found in either case of its letters, but sorted as they wrote it: that filter leads another way.
  const isOnTheWay = ({ field, oneOf }: Condition) => field === key && !(query.sort && oneOf?.inAnyCase);
  const onTheWay = { ...query, filters: query.filters?.filter(isOnTheWay), lead: key };
  const way = db
    .selectFrom(table)
    .select([...asked])
    .where(isAmong(query))
    .where(isWanted(onTheWay))
    .orderBy(ordered(query))
    .limit(rows);
  return db
    .selectFrom(way.as(table))
    .select(['_id', ...fields])
    .where(isWanted(query))
    .where(holds(query))
    .limit(upTo);
}

/** The records of one value stand in its index from the oldest to the newest. */
const leadsInOrder = ({ filters = [], lead }: ListQuery) => {
  const [own, ...others] = filters.filter(({ field }) => field === lead);
  const isOne = own?.oneOf && own.oneOf.values.length + Number(own.oneOf.orEmpty) === 1;
  return isOne && others.length === 0 ? lead : undefined;
};

/** Whether what it is sorted by stands in the indexes of the filters. */
function isOrderedInIndex({ resource, orderedBy }: Queries, query: ListQuery) {
  const key = orderedBy(query);
  return key === undefined || filtersOf(resource).some(({ field }) => field === key);
}

const idsOf = (rows: Record<string, unknown>[]) => rows.map(({ _id }) => String(_id));
