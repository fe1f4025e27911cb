import { type RawBuilder, sql } from 'kysely';
import { engineOf } from './engine/engine';
import type { Database } from './schema';

/**
 * Rows to write, as one value: the statement is the same for however many, so it is made and planned once. Its columns are
 * those of the first row, in that order.
 */
export function rowsFrom(db: Database, table: string, rows: readonly object[]): RawBuilder<unknown> {
  const columns = Object.keys(rows[0] ?? {});
  const values = JSON.stringify(rows);
  if (engineOf(db) === 'postgres') {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    return sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${values})`;
  }
  const read = sql.join(
    columns.map((column) => sql`value ->> ${sql.lit(`$.${column}`)} as ${sql.ref(column)}`),
  );
  // SQLite would take what follows for the condition of a join.
  return sql`select ${read} from json_each(${values}) where true`;
}

/** Writes rows that have the same columns. */
export const insertionOf = (db: Database, table: string, rows: readonly object[]): RawBuilder<unknown> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  return sql`insert into ${sql.table(table)} (${columns}) ${rowsFrom(db, table, rows)}`;
};
