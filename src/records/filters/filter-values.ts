import { setImmediate as turn } from 'node:timers/promises';
import { type Compilable, type Expression, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ANY, dueWords, type Filter, filtersOf, NONE, parametersOf } from '~/model/filters';
import type { Permission } from '~/model/permissions';
import { isForStaff, type Resource } from '~/model/resource';
import { among } from '~/platform/db/engine/among';
import type { Database } from '~/platform/db/schema';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import { listQuery, wanted } from '../list';
import { valuesCall } from '../list-call';
import { foldCase, type ListQuery, queriesOf } from '../record-query';
import { recordsOf } from '../records';
import { metInOrder } from '../search/search-order';
import { countRows, lookedAt } from './counted-rows';
import { type Condition, isDue, isThere } from './filter-query';
import { knownValues, type Values } from './known-values';
import { leadingWith } from './leading-filter';

/** Of what anybody may have written, so many are offered: the most frequent among the newest records. */
const MOST_OFFERED = 20;
const NEWEST = 1000;
const NEWEST_LOOKED_AT = 10_000;
/** Where many are found, so many of each value are looked at. */
const LOOKED_AT = 5000;
/** Nobody reads more from a menu. */
const MOST_COUNTED = 1000;

interface Offered {
  value: string;
  label: string;
  condition: Condition;
}

/** The values of a list's filters, each with how many records it would leave. */
export function filterValues(
  api: Api,
  services: Services,
  resource: Resource,
  access: 'public' | Permission,
) {
  const call = {
    ...valuesCall,
    path: valuesCall.path.replace(':resource', resource.name),
    summary: `What the list can be filtered by: ${resource.title}`,
    querystring: listQuery(resource),
  };
  const config = { access, publicRead: access === 'public' };
  const known = knownValues();
  routesOf(api, resource.title)(call, config, async (request) => {
    const values: Record<string, Values> = {};
    for (const filter of filtersOf(resource)) {
      const [name = '', ...others] = parametersOf(filter);
      if (filter.by === 'day') continue;
      if (request.reach !== 'all' && access !== 'public' && isForStaff(resource, filter.field)) continue;
      const own = Object.fromEntries([name, ...others].map((parameter) => [parameter, undefined]));
      const asked = { ...wanted(request, resource, { ...request.query, ...own }), sort: undefined };
      await turn();
      values[name] = await known(JSON.stringify([name, asked]), () =>
        valuesOf(services.db, resource, filter, asked),
      );
    }
    return values;
  });
}

async function valuesOf(db: Database, resource: Resource, filter: Filter, asked: ListQuery): Promise<Values> {
  const query = await recordsOf(db, resource).planned(asked);
  const offered = await offeredBy(db, resource, filter, query);
  const { counts, isWhole, unsure } = await countsOf(db, resource, query, offered);
  const counted = offered.map(({ value, label }, at) => {
    const count = Math.min(counts[at] ?? 0, MOST_COUNTED);
    const more = !isWhole || unsure.has(at) || (counts[at] ?? 0) > MOST_COUNTED;
    return { value, label, count, ...(more ? { more: true as const } : {}) };
  });
  // Codes stand in the order of their list; what people wrote, by how often.
  return filter.by === 'text' || filter.by === 'owner'
    ? counted
        .filter(({ count }, at) => count > 0 || unsure.has(at))
        .sort((one, other) => other.count - one.count)
    : counted;
}

async function offeredBy(
  db: Database,
  resource: Resource,
  filter: Filter,
  query: ListQuery,
): Promise<Offered[]> {
  const { field } = filter;
  const isFlag = resource.row.shape[field] instanceof z.ZodBoolean;
  const one = (value: string, label: string): Offered => ({
    value,
    label,
    condition: {
      field,
      oneOf: {
        values: [isFlag ? value === 'true' : value],
        orEmpty: false,
        inAnyCase: filter.by === 'text',
      },
    },
  });
  const empty: Offered = {
    value: NONE,
    label: 'None',
    condition: { field, oneOf: { values: [], orEmpty: true, inAnyCase: filter.by === 'text' } },
  };
  const mayBeEmpty = resource.row.shape[field] instanceof z.ZodNullable ? [empty] : [];
  if (filter.by === 'choice')
    return [...Object.entries(filter.options).map(([value, label]) => one(value, label)), ...mayBeEmpty];
  if (filter.by === 'due')
    return Object.entries(dueWords).map(([value, label]) => ({
      value,
      label,
      condition: isDue(filter, value),
    }));
  if (filter.by === 'presence')
    return Object.entries(filter.words).map(([value, label]) => ({
      value,
      label,
      condition: isThere(field, value === ANY),
    }));
  const found = await frequent(db, resource, field, filter.by === 'owner' ? filter.name : field, query);
  return [...found.map(({ value, label }) => one(value, label)), ...mayBeEmpty];
}

/** What stands most often in a field of the newest that are found, or where none of these is, of others; it is called as most of them write it. */
async function frequent(db: Database, resource: Resource, field: string, name: string, query: ListQuery) {
  const queries = queriesOf(db, resource);
  const { matches, column, table } = queries;
  const isListed = query.q === undefined && query.lead !== undefined;
  const countIn = async (newest: Compilable & Expression<unknown>) => {
    const value = sql.ref(field);
    const { rows } = await sql<{ value: string; latest: string; count: number }>`
      select ${value} as "value", max("_id") as "latest", count(*) as "count" from ${newest} as "newest"
      where ${value} is not null and ${value} <> '' group by ${value} order by count(*) desc, ${value}`.execute(
      db,
    );
    return rows;
  };
  const bounds = { upTo: NEWEST, rows: NEWEST_LOOKED_AT, fields: [field] };
  const met = isListed ? await countIn(metInOrder(queries, { ...query, sort: undefined }, bounds)) : [];
  const some = matches(query)
    .select([column('_id'), column(field)])
    .limit(NEWEST)
    .$if(!isListed && query.q === undefined, (rows) => rows.orderBy(queries.ordered({})));
  const offered = new Map<string, (typeof met)[number]>();
  for (const row of met.length > 0 ? met : await countIn(some)) {
    const known = offered.get(foldCase(row.value));
    if (known) known.count = Number(known.count) + Number(row.count);
    else offered.set(foldCase(row.value), row);
  }
  const most = [...offered.values()].sort((one, other) => other.count - one.count).slice(0, MOST_OFFERED);
  if (name === field) return most.map(({ value }) => ({ value, label: value }));
  const named = await queries.db
    .selectFrom(table)
    .select(['_id', name])
    .where(
      among(
        db,
        '_id',
        most.map(({ latest }) => latest),
      ),
    )
    .execute();
  const names = new Map(named.map((row) => [row._id, String(row[name])]));
  return most.map(({ value, latest }) => ({ value, label: names.get(latest) ?? value }));
}

/**
 * In one pass over the first that are found, which is all there is to know of few, or of a search. What of many is not met often enough there is
 * counted by itself, so far: it leads to few.
 */
async function countsOf(db: Database, resource: Resource, query: ListQuery, offered: readonly Offered[]) {
  const queries = queriesOf(db, resource);
  const conditions = offered.map(({ condition }) => [condition]);
  const isSearch = queries.searchedIn(query) !== undefined;
  const isNarrowed = isSearch || query.lead !== undefined;
  const met = isNarrowed && offered.length > 0 ? await countRows(queries, query, conditions) : undefined;
  if (met && (isSearch || met.isWhole)) return { ...met, unsure: new Set<number>() };
  const counts = met?.counts ?? offered.map(() => 0);
  const unsure = new Set<number>();
  const most = query.filters?.length ? LOOKED_AT : MOST_COUNTED + 1;
  const parts: RawBuilder<unknown>[] = [];
  for (const [at, { condition }] of offered.entries()) {
    if ((counts[at] ?? 0) > MOST_COUNTED) continue;
    const own = { ...query, filters: [...(query.filters ?? []), condition] };
    const lead = await leadingWith(queries, query, condition);
    const some = lookedAt(queries, { ...own, lead }, most);
    parts.push(sql`select ${sql.lit(at)} as "at", "rows", "met" from ${some} as "some"`);
  }
  if (parts.length > 0) {
    const all = sql.join(parts, sql` union all `);
    const { rows } = await sql<{ at: number; rows: number; met: number }>`${all}`.execute(db);
    for (const { at, rows: looked, met: found } of rows) {
      counts[at] = Math.max(Number(found), counts[at] ?? 0);
      if (Number(looked) === most) unsure.add(at);
    }
  }
  return { counts, isWhole: true, unsure };
}
