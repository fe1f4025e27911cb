import type { Counted, ListQuery, queriesOf, Window } from '../record-query';
import { findNewest, hasBlocks } from './search-blocks';

/** How many rows are asked one by one before all that match are put in order; further pages reach further. */
const NEAR = 5000;
const NEAR_FOR_EACH_ROW = 10;

/**
 * The ids of one page of a search, or of what filters leave. Newest first, which nearly everybody wants, the indexes lead. In another order what many
 * match is met soon on the way through the list, and what few match is quickly sorted. Only what many match, but none of
 * those that come first, takes longer.
 */
export async function findInOrder(
  queries: ReturnType<typeof queriesOf>,
  query: ListQuery,
  { limit, offset }: Window,
  { more }: Counted,
): Promise<string[]> {
  const { db, table, column, isAmong, isWanted, indexFor, searchedIn, holds, matches, ordered } = queries;
  const index = query.sort ? undefined : indexFor(query)?.index;
  if (index) {
    const page = matches(query).select(column('_id')).orderBy(`${index}.rowid`, 'desc');
    return idsOf(await page.limit(limit).offset(offset).execute());
  }
  const upTo = offset + limit;
  const key = /\w+/.exec(query.sort ?? '')?.[0];
  if (more && !query.sort && !query.trash && hasBlocks(queries, query)) {
    return idsOf((await findNewest(queries, query, upTo)).slice(offset));
  }
  if (more) {
    // No more of each than is asked: for what only filters ask, the indexes have it all.
    const asked = new Set(['_id', key ?? '_id', searchedIn(query)?.field ?? '_id', ...filteredBy(query)]);
    const nearest = db
      .selectFrom(table)
      .select([...asked])
      .where(isAmong(query))
      .orderBy(ordered(query))
      .limit(NEAR + NEAR_FOR_EACH_ROW * upTo);
    const near = await db
      .selectFrom(nearest.as(table))
      .select('_id')
      .where(isWanted(query))
      .where(holds(query))
      .orderBy(ordered(query))
      .limit(upTo)
      .execute();
    if (near.length === upTo) return idsOf(near.slice(offset));
  }
  const found = matches(query).select([column('_id'), ...(key ? [column(key)] : [])]);
  // Materialized, or the planner would walk through the whole list in the hope of meeting ten soon.
  const page = await db
    .with(
      (cte) => cte('found').materialized(),
      () => found,
    )
    .selectFrom('found')
    .select('_id')
    .orderBy(ordered(query))
    .limit(limit)
    .offset(offset)
    .execute();
  return idsOf(page);
}

const filteredBy = ({ filters = [] }: ListQuery) =>
  filters.flatMap(({ field, unless }) => [field, ...(unless ? [unless.field] : [])]);

const idsOf = (rows: Record<string, unknown>[]) => rows.map(({ _id }) => String(_id));
