import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { engineOf } from './engine/engine';
import type { Database } from './schema';

/** As many as the rows of one table that share a transaction. */
const MOST_AS_VALUES = 64;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
/** The names of columns, one after the other. */
export const columnList = (names: readonly string[]) => names.map(quoted).join(', ');

const valuesOf = (row: object, columns: readonly string[]): unknown[] =>
  columns.map((name) => Reflect.get(row, name));

/**
 * Rows to write, as one value: the statement is the same for however many, so it is planned once. Its columns are those of the
 * first row, in that order. Its words are put together here: Kysely takes longer over so many names than SQLite over a row.
 */
export function rowsFrom(db: Database, table: string, rows: readonly object[]): RawBuilder<unknown> {
  const columns = Object.keys(rows[0] ?? {});
  if (engineOf(db) === 'postgres')
    return sql`select ${sql.raw(columnList(columns))}
      from json_populate_recordset(null::${sql.raw(quoted(table))}, ${JSON.stringify(rows)})`;
  // By their places: SQLite would look for each name in every row.
  const values = JSON.stringify(rows.map((row) => valuesOf(row, columns)));
  const read = columns.map((name, place) => `value ->> ${place} as ${quoted(name)}`);
  // SQLite would take what follows for the condition of a join.
  return sql`select ${sql.raw(read.join(', '))} from json_each(${values}) where true`;
}

/**
 * Writes rows that have the same columns, and answers what `ending` returns. SQLite needs half as long for them when it is handed each value
 * by itself; that is a statement for each number of rows, so more than share a transaction are read from one value.
 */
export async function insertRows<Stored>(
  db: Database,
  table: string,
  rows: readonly object[],
  ending = '',
): Promise<Stored[]> {
  const columns = Object.keys(rows[0] ?? {});
  const into = `insert into ${quoted(table)} (${columnList(columns)})`;
  if (engineOf(db) === 'postgres' || rows.length > MOST_AS_VALUES) {
    const inserted = sql<Stored>`${sql.raw(into)} ${rowsFrom(db, table, rows)} ${sql.raw(ending)}`;
    return (await inserted.execute(db)).rows;
  }
  const places = `(${columns.map(() => '?').join(', ')})`;
  const values: unknown[] = [];
  for (const row of rows) for (const name of columns) values.push(asStored(Reflect.get(row, name)));
  const all = Array.from(rows, () => places).join(', ');
  return (await db.executeQuery<Stored>(CompiledQuery.raw(`${into} values ${all} ${ending}`, values))).rows;
}

/** Lists and objects stand in columns of JSON. */
const asStored = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
