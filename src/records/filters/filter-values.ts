import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { dueWords, type Filter, filtersOf, NONE, parametersOf } from '~/model/filters';
import type { Permission } from '~/model/permissions';
import { isForStaff, type Resource } from '~/model/resource';
import type { Database } from '~/platform/db/schema';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import { listQuery, wanted } from '../list';
import { valuesCall } from '../list-call';
import { foldCase, type ListQuery, queriesOf } from '../record-query';
import { recordsOf } from '../records';
import { type Condition, isDue } from './filter-query';

/** Of what anybody may have written, so many are offered: the most frequent among the newest records. */
const MOST_OFFERED = 20;
const NEWEST = 2000;
/** Nobody reads more from a menu. */
const MOST_COUNTED = 1000;

interface Offered {
  value: string;
  label: string;
  condition: Condition;
}

type Values = z.output<typeof valuesCall.answer>[string];

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
  routesOf(api, resource.title)(call, config, async (request) => {
    const values: Record<string, Values> = {};
    for (const filter of filtersOf(resource)) {
      const [name = '', ...others] = parametersOf(filter);
      if (filter.by === 'day') continue;
      if (request.reach !== 'all' && access !== 'public' && isForStaff(resource, filter.field)) continue;
      const own = Object.fromEntries([name, ...others].map((parameter) => [parameter, undefined]));
      values[name] = await valuesOf(services.db, resource, filter, {
        ...wanted(request, resource, { ...request.query, ...own }),
        sort: undefined,
      });
    }
    return values;
  });
}

async function valuesOf(db: Database, resource: Resource, filter: Filter, asked: ListQuery): Promise<Values> {
  const query = await recordsOf(db, resource).planned(asked);
  const offered = await offeredBy(db, resource, filter, query);
  const counts = await countsOf(db, resource, query, offered);
  const counted = offered.map(({ value, label }, at) => {
    const count = counts[at] ?? 0;
    return count > MOST_COUNTED
      ? { value, label, count: MOST_COUNTED, more: true as const }
      : { value, label, count };
  });
  // Codes stand in the order of their list; what people wrote, by how often.
  return filter.by === 'text' || filter.by === 'owner'
    ? counted.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)
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
    condition: { field, oneOf: { values: [], orEmpty: true } },
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
  const found = await frequent(db, resource, field, filter.by === 'owner' ? filter.name : field, query);
  return [...found.map(({ value, label }) => one(value, label)), ...mayBeEmpty];
}

/** What stands most often in a field of the newest that are found; it is called as most of them write it. */
async function frequent(db: Database, resource: Resource, field: string, name: string, query: ListQuery) {
  const { matches, column, ordered } = queriesOf(db, resource);
  const newest = matches(query)
    .select([`${column(field)} as value`, `${column(name)} as label`])
    .$if(query.q === undefined, (some) => some.orderBy(ordered({})))
    .limit(NEWEST);
  const { rows } = await sql<{ value: string; label: string; count: number }>`
    select "value", max("label") as "label", count(*) as "count" from ${newest} as "newest"
    where "value" is not null and "value" <> '' group by "value" order by count(*) desc, "value"`.execute(db);
  const offered = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const known = offered.get(foldCase(row.value));
    if (known) known.count = Number(known.count) + Number(row.count);
    else offered.set(foldCase(row.value), row);
  }
  return [...offered.values()].sort((one, other) => other.count - one.count).slice(0, MOST_OFFERED);
}

/** One question for all of them, each of which is counted only so far. */
async function countsOf(db: Database, resource: Resource, query: ListQuery, offered: readonly Offered[]) {
  const { matches } = queriesOf(db, resource);
  const parts: RawBuilder<unknown>[] = offered.map(({ condition }, at) => {
    const some = matches({ ...query, filters: [...(query.filters ?? []), condition] })
      .select(sql.lit(1).as('one'))
      .limit(MOST_COUNTED + 1);
    return sql`select ${sql.lit(at)} as "at", (select count(*) from ${some} as "some") as "count"`;
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<{ at: number; count: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows.sort((one, other) => one.at - other.at).map(({ count }) => Number(count));
}
