import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { MINUTE } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import type { ListQuery, queriesOf } from '../record-query';
import type { Condition } from './filter-query';

type Queries = ReturnType<typeof queriesOf>;

/** Each filter is counted so far by itself; where all leave more, so much further. */
const BOUNDS = [10_000, 100_000];

/** They only decide which way is taken, so that it does no harm if they are somewhat old. */
const known = new WeakMap<Database, LRUCache<string, number>>();
const MOST_KNOWN = 1000;
const KNOWN_FOR_MS = 10 * MINUTE;

/**
 * The field whose filter leaves the fewest records by itself. Neither engine finds it out: SQLite knows averages only, and PostgreSQL
 * plans a statement once for all values. What is not shown has no indexes of its own, and whoever sees few records has other ways to them.
 */
export async function leadingFilter(queries: Queries, query: ListQuery): Promise<string | undefined> {
  const { filters = [], spam, trash } = query;
  if (spam || trash || queries.isNarrow(query)) return undefined;
  const fields = [...new Set(filters.map(({ field }) => field))];
  if (fields.length < 2) return fields[0];
  for (const bound of BOUNDS) {
    const sizes = await sizesOf(queries, query, fields, bound);
    const smallest = Math.min(...sizes);
    if (smallest < bound) return fields[sizes.indexOf(smallest)];
  }
  return fields[0];
}

/**
 * What leads when one more filter is added, as is done for each value of a menu, whose records are only looked at so far. What leaves many and does not
 * meet the value often among the first of them is rather met among the value's own: to count those would cost more than to look at them. But of some days
 * none may be among these, which the oldest come first of.
 */
export async function leadingWith(queries: Queries, query: ListQuery, added: Condition) {
  const { lead, filters = [] } = query;
  if (lead === undefined) return undefined;
  const [bound = 0] = BOUNDS;
  const [size = bound] = await sizesOf(queries, query, [lead], bound);
  const isOfDays = filters.some(({ field, oneOf }) => field === lead && !oneOf);
  if (size >= bound && !isOfDays) return added.field;
  const [own = bound] = await sizesOf(queries, { filters: [added] }, [added.field], bound);
  return own < size ? added.field : lead;
}

const LARGEST_BOUND = Math.max(...BOUNDS);

/** Whether what leads leaves no more than can be gathered quickly. */
export async function leadsToFew(queries: Queries, query: ListQuery, most = LARGEST_BOUND) {
  if (query.lead === undefined) return false;
  const [size = LARGEST_BOUND] = await sizesOf(queries, query, [query.lead], LARGEST_BOUND);
  return size < most;
}

/** Whether a search asks the records that filters leave, and not an index of all: answered as `find` did a while ago, for that, too, only decides the way. */
export async function areNarrow(
  { database, table }: Queries,
  { filters, spam, trash }: ListQuery,
  find: () => Promise<boolean>,
) {
  const sizes = sizesIn(database);
  const name = `narrow ${table} ${JSON.stringify([filters, spam, trash])}`;
  const found = sizes.get(name) ?? Number(await find());
  sizes.set(name, found);
  return found === 1;
}

function sizesIn(database: Database) {
  const sizes = known.get(database) ?? new LRUCache<string, number>({ max: MOST_KNOWN, ttl: KNOWN_FOR_MS });
  known.set(database, sizes);
  return sizes;
}

async function sizesOf(queries: Queries, query: ListQuery, fields: readonly string[], bound: number) {
  const { db, table } = queries;
  const sizes = sizesIn(queries.database);
  const parts = fields.map((field) => {
    const own = (query.filters ?? []).filter((condition) => condition.field === field);
    return { field, own, name: `${table} ${JSON.stringify(own)}` };
  });
  // One that was counted to an earlier bound may be larger.
  const isOpen = (size: number | undefined) => size === undefined || (BOUNDS.includes(size) && size < bound);
  const open = parts.filter(({ name }) => isOpen(sizes.get(name)));
  for (const { field, own, name } of open) {
    // Each by itself: on SQLite nobody else is heard before a statement ends.
    await turn();
    const some = queries.matches({ filters: own, lead: field }).select(sql.lit(1).as('one')).limit(bound);
    const { rows } = await sql<{ size: number }>`select count(*) as "size" from ${some} as "some"`.execute(
      db,
    );
    sizes.set(name, Number(rows[0]?.size ?? 0));
  }
  return parts.map(({ name }) => sizes.get(name) ?? bound);
}
