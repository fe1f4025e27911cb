import { type SqlBool, sql } from 'kysely';
import { engineOf } from './db/engine';
import type { ListQuery, queriesOf } from './record-query';
import { isIndexed } from './search';

/** PostgreSQL's own, for its search indexes: no part of a record. */
export const SEARCH_BLOCK = 'searchBlock';

type Queries = ReturnType<typeof queriesOf>;

const inBlock = sql<SqlBool>`array[${sql.ref(SEARCH_BLOCK)}] @> array["block"]`;

/** Whether the search indexes can lead from the newest record back. */
export function hasBlocks({ db, isNarrow, searchedIn }: Queries, query: ListQuery) {
  const searched = searchedIn(query);
  if (engineOf(db) === 'sqlite' || !searched || query.sort || query.trash || isNarrow(query)) return false;
  return isIndexed(searched, searched.text);
}

/**
 * The ids of the newest that match, on PostgreSQL: block by block from the newest back, and no further than needed. Rows are
 * added in the order of their ids, so that this is the order of the list.
 */
export async function findNewest(queries: Queries, query: ListQuery, upTo: number) {
  const { db, table, isAmong, holds, ordered } = queries;
  const newest = db.selectFrom(table).select(SEARCH_BLOCK).orderBy('_id', 'desc').limit(1);
  const matches = db
    .selectFrom(table)
    .select('_id')
    .where(inBlock)
    .where(isAmong(query))
    .where(holds(query))
    .orderBy(ordered(query))
    .limit(upTo);
  // One more than the newest row's: another process may be ahead of it by some rows. What is lateral is asked once for
  // each block, in their order, until there are enough.
  const { rows } = await sql<{ _id: string }>`
    select "found"."_id" from generate_series(${newest} + 1, 0, -1) as "block", lateral ${matches} as "found"
    limit ${upTo}`.execute(db);
  return rows;
}
