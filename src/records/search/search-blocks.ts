import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { engineOf } from '~/platform/db/engine/engine';
import { SEARCH_BLOCK } from '~/platform/db/tables/block-tools';
import type { ListQuery, queriesOf } from '../record-query';
import { isIndexed } from './search';

type Queries = ReturnType<typeof queriesOf>;

/** Whether search indexes that know blocks have an answer. */
export function hasBlocks({ db, resource, isNarrow, searchedIn }: Queries, query: ListQuery) {
  const searched = searchedIn(query);
  if (engineOf(db) === 'sqlite' || !searched || isNarrow(query)) return false;
  return isIndexed(resource, searched, searched.text);
}

const matchesIn = (queries: Queries, query: ListQuery, blocks: RawBuilder<unknown>) =>
  queries.matches(query).where(sql<SqlBool>`array[${sql.ref(SEARCH_BLOCK)}] && ${blocks}`);

const newestBlock = ({ db, table }: Queries) =>
  db.selectFrom(table).select(SEARCH_BLOCK).orderBy('_id', 'desc').limit(1);

/** What matches in so many of the newest blocks. */
export function matchesNear(queries: Queries, query: ListQuery, blocks: number) {
  const near = Array.from({ length: blocks }, (_, back) => sql`${newestBlock(queries)} - ${sql.lit(back)}`);
  return matchesIn(queries, query, sql`array[${sql.join(near)}]`);
}

/**
 * The ids of the newest that match: block by block from the newest back, and no further than needed. Rows are added in the
 * order of their ids, so that this is the order of the list.
 */
export async function findNewest(queries: Queries, query: ListQuery, upTo: number) {
  const { db, ordered } = queries;
  // The offset keeps the planner from walking through the whole list for each block.
  const inBlock = matchesIn(queries, query, sql`array["block"]`).select('_id').offset(0);
  const matches = db.selectFrom(inBlock.as('all')).select('_id').orderBy(ordered(query)).limit(upTo);
  // One more than the newest row's: another process may be ahead of it by some rows. What is lateral is asked once for
  // each block, in their order, until there are enough.
  const { rows } = await sql<{ _id: string }>`
    select "found"."_id" from generate_series(${newestBlock(queries)} + 1, 0, -1) as "block", lateral ${matches} as "found"
    limit ${upTo}`.execute(db);
  return rows;
}

/**
 * How many match, up to so many. What many match is mostly counted within the two newest blocks. For the rest the index
 * is asked for all. Materialized, which is made no further than it is read, but planned as a whole: the planner would
 * go through the table from its oldest row on in the hope of meeting enough soon.
 */
export async function countNewest(queries: Queries, query: ListQuery, most: number) {
  const one = sql.lit(1).as('one');
  const near = matchesNear(queries, query, 2).select(one);
  const all = queries.matches(query).select(one);
  const counted = (name: string) =>
    sql`select count(*) from (select from ${sql.table(name)} limit ${sql.lit(most)}) as "some"`;
  const { rows } = await sql<{ total: number }>`
    with "near" as materialized ${near}, "all" as materialized ${all}
    select case when (${counted('near')}) = ${sql.lit(most)} then ${sql.lit(most)} else (${counted('all')}) end as "total"`.execute(
    queries.db,
  );
  return rows[0]?.total ?? 0;
}
