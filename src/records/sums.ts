import { type SqlBool, sql } from 'kysely';
import type { Resource } from '~/model/resource';
import type { Database } from '~/platform/db/schema';
import { type ListQuery, queriesOf } from './record-query';
import { isIndexed } from './search/search';

/** So many rows are looked at for what is narrowed, and for each of the values of what is not. */
const MOST_LOOKED_AT = 25_000;
/** To look for letters in each of them takes longer. */
const MOST_READ = 10_000;

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
  const searched = queries.searchedIn(query);
  const asked = searched && !isIndexed(resource, searched, searched.text) ? searched.field : undefined;
  const isFiltered = (query.filters ?? []).length > 0;
  const isNarrowed = isFiltered || (searched !== undefined && asked === undefined);
  const looked = isNarrowed ? narrowed(queries, query, by, asked) : eachValue(queries, query, by, asked);
  const { rows: found } = await looked.execute(database);
  const countOf = (rows: readonly Looked[]) => rows.reduce((sum, row) => sum + row.total, 0);
  const isCut = isNarrowed && countOf(found) > MOST_LOOKED_AT;
  return by.values.map((value) => {
    const rows = found.filter((row) => row.value === value);
    const { total = 0, paise } = rows.find((row) => row.isMet) ?? {};
    const isMore = isCut || countOf(rows) > (asked ? MOST_READ : MOST_LOOKED_AT) || paise === MOST_PAISE;
    return { value, total, paise: paise ?? 0, ...(isMore ? { more: true as const } : {}) };
  });
}

/** No more than can be told exactly. */
const MOST_PAISE = Number.MAX_SAFE_INTEGER;

function worth(amount: string) {
  const sum = sql`sum(${sql.ref(amount)})`;
  return sql`case when ${sum} > ${sql.lit(MOST_PAISE)} then ${sql.lit(MOST_PAISE)} else ${sum} end`;
}

/** Of what is looked for letter by letter, since no index has it, the rows are asked that the filters leave, each once. */
function narrowed(queries: Queries, query: ListQuery, { field, amount }: By, asked: string | undefined) {
  const fields = new Set([field, amount, asked ?? field]);
  const looked = queries
    .matches(asked ? { ...query, q: undefined } : query)
    .select([...fields].map(queries.column))
    .limit(MOST_LOOKED_AT + 1);
  const isMet = asked ? queries.holds(query) : IS_SO;
  return sql<Looked>`select ${sql.ref(field)} as "value", ${isMet} as "isMet", count(*) as "total",
    ${worth(amount)} as "paise" from ${looked} as ${sql.table(queries.table)} group by ${sql.ref(field)}, "isMet"`;
}

/** Each by itself, from the index alone, which has the letters as well: those of the first would leave none of so many to the others. */
function eachValue(queries: Queries, query: ListQuery, by: By, asked: string | undefined) {
  const { field, values, amount } = by;
  const fields = new Set([amount, asked ?? amount]);
  const isMet = asked ? queries.holds(query) : IS_SO;
  const parts = values.map((value) => {
    const filters = [{ field, oneOf: { values: [value], orEmpty: false } }];
    const looked = queries
      .matches({ ...query, q: undefined, filters })
      .select([...fields].map(queries.column))
      .limit((asked ? MOST_READ : MOST_LOOKED_AT) + 1);
    return sql`select ${sql.lit(value)} as "value", ${isMet} as "isMet", count(*) as "total",
      ${worth(amount)} as "paise" from ${looked} as ${sql.table(queries.table)} group by "isMet"`;
  });
  return sql<Looked>`${sql.join(parts, sql` union all `)}`;
}
