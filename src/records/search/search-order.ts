import { sql } from 'kysely';
import { filtersOf } from '~/model/filters';
import { askedBy } from '../filters/counted-rows';
import type { Condition } from '../filters/filter-query';
import { leadsToFew } from '../filters/leading-filter';
import type { Counted, ListQuery, queriesOf, Window } from '../record-query';
import { findNewest, hasBlocks } from './search-blocks';

type Queries = ReturnType<typeof queriesOf>;

/** How many rows are asked one by one before all that match are put in order; further pages reach further. */
const NEAR = 5000;
const NEAR_FOR_EACH_ROW = 10;
/** The same where an index has all that is asked of them, and for a walk that goes on to the end. */
const NEAR_IN_INDEX = 20_000;
const TO_THE_END = 2 ** 31 - 1;
/** So many are sorted by what stands in their rows alone, where none is met before. */
const FEW = 1000;

/**
 * The ids of one page of a search, or of what filters leave. Newest first, which nearly everybody wants, the indexes lead. In another order what many
 * match is met soon on the way through the list, and what few match is quickly sorted. Only what many match, but none of
 * those that come first, takes longer.
 */
export async function findInOrder(
  queries: Queries,
  query: ListQuery,
  { limit, offset }: Window,
  { total, more, ids }: Counted,
): Promise<string[]> {
  const { db, table, column, indexFor, searchedIn, matches, orderedBy, ordered } = queries;
  const upTo = offset + limit;
  const page = (found: readonly string[]) => found.slice(offset, upTo);
  if (ids) return page(ids.toReversed());
  const index = query.sort ? undefined : indexFor(query)?.index;
  // Where hardly any of the newest that the words find meets the filters, these lead at first.
  if (index && !(more && query.lead && total < upTo)) {
    const found = matches(query).select(column('_id')).orderBy(`${index}.rowid`, 'desc');
    return idsOf(await found.limit(limit).offset(offset).execute());
  }
  const key = orderedBy(query);
  if (more && !query.sort && !query.trash && hasBlocks(queries, query)) {
    return page(idsOf(await findNewest(queries, query, upTo)));
  }
  const isInIndex = key === undefined || filteredFields(queries).has(key);
  const searched = searchedIn(query);
  const isLed = query.lead !== undefined && (!searched || searched.options !== undefined);
  if (more || (isLed && !isInIndex && total > FEW)) {
    const near = isLed ? NEAR_IN_INDEX : NEAR;
    const met = await scanInOrder(queries, query, upTo, near + NEAR_FOR_EACH_ROW * upTo);
    if (met.length === upTo) return page(met);
    if (more && isLed && !(isInIndex && (await leadsToFew(queries, query))))
      return page(await scanInOrder(queries, query, upTo, TO_THE_END));
  }
  const found = matches(query).select([
    column('_id'),
    ...(key && (isInIndex || !isLed) ? [column(key)] : []),
  ]);
  // Asked of each row by itself, what it is sorted by lures neither engine into the index that has everything in that order.
  const keyOf = sql`(select ${sql.ref(`row.${key ?? '_id'}`)} from ${sql.table(table)} as "row" where "row"."_id" = "found"."_id")`;
  // Materialized, or the planner would walk through the whole list in the hope of meeting ten soon.
  const sorted = await db
    .with(
      (cte) => cte('found').materialized(),
      () => found,
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('found')
        .select('_id')
        .$if(key !== undefined, (rows) =>
          rows.select((isInIndex || !isLed ? sql.ref(key ?? '_id') : keyOf).as(key ?? '_id')),
        )
        .as('keyed'),
    )
    .select('_id')
    .orderBy(ordered(query))
    .limit(limit)
    .offset(offset)
    .execute();
  return idsOf(sorted);
}

/**
 * The first that are met on the way through the list, no further than so many rows. Both engines hand on what is read in order, and read no
 * further than is asked for. No more of each row than is asked: for what only filters ask, the indexes have it all.
 */
export async function scanInOrder(queries: Queries, query: ListQuery, upTo: number, rows: number) {
  const { db, table, isAmong, isWanted, searchedIn, holds, orderedBy, ordered } = queries;
  const key = orderedBy(query) ?? leadsInOrder(query);
  const asked = new Set(['_id', key ?? '_id', searchedIn(query)?.field ?? '_id', ...askedBy(query.filters)]);
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
  const met = db.selectFrom(way.as(table)).select('_id').where(isWanted(query)).where(holds(query));
  return idsOf(await met.limit(upTo).execute());
}

/** The records of one value stand in its index from the oldest to the newest. */
const leadsInOrder = ({ filters = [], lead }: ListQuery) => {
  const [own, ...others] = filters.filter(({ field }) => field === lead);
  const isOne = own?.oneOf && own.oneOf.values.length + Number(own.oneOf.orEmpty) === 1;
  return isOne && others.length === 0 ? lead : undefined;
};

const filteredFields = ({ resource }: Queries) => new Set(filtersOf(resource).map(({ field }) => field));

const idsOf = (rows: Record<string, unknown>[]) => rows.map(({ _id }) => String(_id));
