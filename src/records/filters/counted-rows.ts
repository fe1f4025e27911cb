import { type SqlBool, sql } from 'kysely';
import { engineOf } from '~/platform/db/engine/engine';
import type { ListQuery, queriesOf } from '../record-query';
import { isIndexed } from '../search/search';
import { matchesNear } from '../search/search-blocks';
import type { Condition } from './filter-query';

/** So many rows are looked at to count: of what filters leave, of what a search finds, and of few that are searched, which are all of them. */
const MOST_FILTERED = 3000;
const MOST_FOUND = 6000;
const MOST_SEARCHED = 10_000;
/** In so many blocks a word that many have is met often enough. */
const NEAR_BLOCKS = 4;

/** The fields that filters ask for. */
export const askedBy = (filters: readonly Condition[] = []) =>
  filters.flatMap(({ field, unless }) => [field, ...(unless ? [unless.field] : [])]);

/** What leads, and what is asked of the rows that it leaves. */
function divided({ filters = [], lead }: ListQuery) {
  const own = filters.filter(({ field }) => lead === undefined || field === lead);
  return { own, others: filters.filter((condition) => !own.includes(condition)) };
}

/** The first so many that the leading filter leaves, with what the others ask for; and these others. */
function ledRows(queries: ReturnType<typeof queriesOf>, query: ListQuery, rows: number) {
  const { db, table, column, matches } = queries;
  const { filters = [] } = query;
  const { own, others } = divided(query);
  const asked = [...new Set(['_id', ...askedBy(filters)])].map(column);
  const first = matches({ ...query, q: undefined, filters: own })
    .select(asked)
    .limit(rows);
  return { rows: db.selectFrom(first.as(table)), others };
}

/** How many rows were looked at, and how many of them meet all filters. */
export function lookedAt(queries: ReturnType<typeof queriesOf>, query: ListQuery, most: number) {
  const { rows, others } = ledRows(queries, query, most);
  return rows.select((eb) => [
    eb.fn.countAll<number>().as('rows'),
    eb.fn
      .count<number>(
        eb
          .case()
          .when(queries.isWanted({ filters: others })(eb))
          .then(1)
          .end(),
      )
      .as('met'),
  ]);
}

/**
 * How many of what a query finds meet each of these conditions, in one pass over the newest; more, where not all were looked at. Where words and
 * filters both leave many, one of them leads and the other is asked: how far that would go for a thousand nobody can tell. The words lead, where
 * an index has them, unless the filters are to.
 */
export async function countRows(
  queries: ReturnType<typeof queriesOf>,
  query: ListQuery,
  conditions: readonly (readonly Condition[])[],
  ledBy: 'words' | 'filters' = 'words',
) {
  const { db, table, column, isWanted, holds, searchedIn, matches, indexFor } = queries;
  const searched = searchedIn(query);
  const isOpen = searched !== undefined && !queries.isNarrow(query);
  const isLedByWords = isOpen && ledBy === 'words' && isIndexed(queries.resource, searched, searched.text);
  const { own, others } = divided(query);
  const leading = isLedByWords
    ? { ...query, filters: [], lead: undefined }
    : { ...query, q: undefined, ...(isOpen ? { filters: own } : {}) };
  const asks = isLedByWords ? query.filters : isOpen ? others : [];
  const most = isOpen ? MOST_FOUND : searched ? MOST_SEARCHED : MOST_FILTERED;
  const asked = new Set(['_id', ...askedBy(query.filters), ...askedBy(conditions.flat())]);
  if (searched) asked.add(searched.field);
  const index = indexFor(leading)?.index;
  const isPostgres = engineOf(db) === 'postgres';
  const holdsWords = isLedByWords ? sql<SqlBool>`1 = 1` : holds(query);
  const lookAt = async (found: ReturnType<typeof matches>) => {
    const all = found
      .select([...asked].map(column))
      .$if(index !== undefined, (rows) => rows.orderBy(`${index}.rowid`, 'desc'));
    const looked = await db
      .with(
        // PostgreSQL makes it no further than it is read, but plans it as a whole; SQLite would make all of it.
        (cte) => (isPostgres ? cte('all').materialized() : cte('all').notMaterialized()),
        () => all,
      )
      .selectFrom((eb) =>
        eb
          .selectFrom('all')
          .select([...asked])
          .limit(most + 1)
          .as(table),
      )
      .select((eb) => [
        eb.fn.countAll<number>().as('rows'),
        ...conditions.map((some, at) => {
          const isMet = eb.and([
            holdsWords,
            isWanted({ filters: asks })(eb),
            isWanted({ filters: some })(eb),
          ]);
          return eb.fn.count<number>(eb.case().when(isMet).then(1).end()).as(`count${at}`);
        }),
      ])
      .executeTakeFirstOrThrow();
    const counts = new Map(Object.entries(looked).map(([name, value]) => [name, Number(value)]));
    return {
      counts: conditions.map((_, at) => counts.get(`count${at}`) ?? 0),
      isWhole: (counts.get('rows') ?? 0) <= most,
    };
  };
  // PostgreSQL gathers all that have the letters before it hands on the first: what many have it meets often enough among the newest.
  const near =
    isPostgres && isLedByWords ? await lookAt(matchesNear(queries, leading, NEAR_BLOCKS)) : undefined;
  return near && !near.isWhole ? near : lookAt(matches(leading));
}
