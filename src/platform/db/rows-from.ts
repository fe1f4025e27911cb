import { type RawBuilder, sql } from 'kysely';
import { engineOf } from './engine/engine';
import type { Database } from './schema';

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
/** The names of columns, one after the other. */
export const columnList = (names: readonly string[]): RawBuilder<unknown> =>
  sql.raw(names.map(quoted).join(', '));

/**
 * Rows to write, as one value: the statement is the same for however many, so it is planned once. Its columns are those of the
 * first row, in that order. Its words are put together here: Kysely takes longer over so many names than SQLite over a row.
 */
export function rowsFrom(db: Database, table: string, rows: readonly object[]): RawBuilder<unknown> {
  const columns = Object.keys(rows[0] ?? {});
  const values = JSON.stringify(rows);
  if (engineOf(db) === 'postgres')
    return sql`select ${columnList(columns)} from json_populate_recordset(null::${sql.raw(quoted(table))}, ${values})`;
  const read = columns.map((name) => `value ->> '$.${name.replaceAll("'", "''")}' as ${quoted(name)}`);
  // SQLite would take what follows for the condition of a join.
  return sql`select ${sql.raw(read.join(', '))} from json_each(${values}) where true`;
}

/** Writes rows that have the same columns. */
export const insertionOf = (db: Database, table: string, rows: readonly object[]): RawBuilder<unknown> =>
  sql`insert into ${sql.raw(quoted(table))} (${columnList(Object.keys(rows[0] ?? {}))}) ${rowsFrom(db, table, rows)}`;
