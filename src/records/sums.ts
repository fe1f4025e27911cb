import { type SqlBool, sql } from 'kysely';
import type { Resource } from '~/model/resource';
import type { Database } from '~/platform/db/schema';
import { type ListQuery, queriesOf } from './record-query';
import { isIndexed } from './search/search';

/** So many rows are looked at for what is narrowed, and for each of the values of what is not. */
const MOST_LOOKED_AT = 25_000;

const IS_SO = sql<SqlBool>`1 = 1`;

interface By<Value extends string = string> {
  /** Of each of these values of a field … */
  field: string;
  values: readonly Value[];
  /** … what this field comes to, in paise. */
  amount: string;
}

/** Those of a value that were looked at and have what is searched for, or have not. */
interface Looked {
  value: string;
  isMet: boolean | 0 | 1;
  total: number;
  paise: number | null;
}

type Queries = ReturnType<typeof queriesOf>;

/** How many of a list have each value of a field, and what they come to: in one statement, which looks at no more than so many rows. */
export async function sumsOf<Value extends string>(
  database: Database,
  resource: Resource,
  query: ListQuery,
  by: By<Value>,
) {
  const queries = queriesOf(database, resource);
  const isNarrowed = queries.searchedIn(query) !== undefined || (query.filters ?? []).length > 0;
  const looked = isNarrowed ? narrowed(queries, resource, query, by) : eachValue(queries, query, by);
  const { rows: found } = await looked.execute(database);
  const isCut = isNarrowed && found.reduce((sum, row) => sum + row.total, 0) > MOST_LOOKED_AT;
  return by.values.map((value) => {
    const { total = 0, paise } = found.find((row) => row.value === value && row.isMet) ?? {};
    const isMore = isCut || total > MOST_LOOKED_AT || paise === MOST_PAISE;
    return { value, total, paise: paise ?? 0, ...(isMore ? { more: true as const } : {}) };
  });
}

/** No more than can be told exactly. */
const MOST_PAISE = Number.MAX_SAFE_INTEGER;

function worth(amount: string) {
  const sum = sql`sum(${sql.ref(amount)})`;
  return sql`case when ${sum} > ${sql.lit(MOST_PAISE)} then ${sql.lit(MOST_PAISE)} else ${sum} end`;
}

/** Of what is looked for letter by letter, since no index has it, the rows are asked that the filters leave, each once; of all there are, the newest. */
function narrowed(queries: Queries, resource: Resource, query: ListQuery, { field, amount }: By) {
  const searched = queries.searchedIn(query);
  const asked = searched && !isIndexed(resource, searched, searched.text) ? searched.field : undefined;
  const fields = new Set([field, amount, asked ?? field]);
  const looked = queries
    .matches(asked ? { ...query, q: undefined } : query)
    .select([...fields].map(queries.column))
    .$if(query.lead === undefined && asked !== undefined, (all) => all.orderBy(queries.column('_id'), 'desc'))
    .limit(MOST_LOOKED_AT + 1);
  const isMet = asked ? queries.holds(query) : IS_SO;
  return sql<Looked>`select ${sql.ref(field)} as "value", ${isMet} as "isMet", count(*) as "total",
    ${worth(amount)} as "paise" from ${looked} as ${sql.table(queries.table)} group by ${sql.ref(field)}, "isMet"`;
}

/** Each by itself, from the index alone: those of the first would leave none of so many to the others. */
function eachValue(queries: Queries, query: ListQuery, { field, values, amount }: By) {
  const parts = values.map((value) => {
    const filters = [{ field, oneOf: { values: [value], orEmpty: false } }];
    const looked = queries
      .matches({ ...query, filters })
      .select(queries.column(amount))
      .limit(MOST_LOOKED_AT + 1);
    return sql`select ${sql.lit(value)} as "value", ${IS_SO} as "isMet", count(*) as "total",
      ${worth(amount)} as "paise" from ${looked} as "some"`;
  });
  return sql<Looked>`${sql.join(parts, sql` union all `)}`;
}
