import { type RawBuilder, sql } from 'kysely';
import { engineOf } from './engine/engine';
import type { Database } from './schema';

const ROWS_AT_ONCE = 200;
/** Of text, before it is packed. A page is read, held and written as one piece. */
const BYTES_AT_ONCE = 4 * 1024 * 1024;

export type AnyRow = Record<string, unknown>;

interface Source {
  table: string;
  /** The columns of its primary key, in their order. */
  key: readonly string[];
  columns: readonly string[];
  where?: RawBuilder<unknown>;
}

/** How much text a column holds, without reading it where the engine can tell. */
export const bytesIn = (db: Database, column: string) =>
  engineOf(db) === 'postgres'
    ? sql<number>`coalesce(octet_length(${sql.ref(column)}::text), 0)`
    : sql<number>`coalesce(octet_length(${sql.ref(column)}), 0)`;

/**
 * The rows of a table in the order of its key, a page at a time: at most so many rows, and no more bytes than fit, but one
 * row at least. How large they are is asked first, so that rows of any size pass through in bounded memory.
 */
export async function* pagesByBytes(db: Database, source: Source): AsyncGenerator<AnyRow[]> {
  const { table, key, columns, where = sql`1 = 1` } = source;
  if (key.length === 0) throw new Error(`The table ${table} has no primary key to read it by`);
  const order = sql.join(key.map((column) => sql.ref(column)));
  const all = sql.join(columns.map((column) => sql.ref(column)));
  const place = (row: AnyRow) => sql`(${sql.join(key.map((column) => row[column]))})`;
  const bytes = sql.join(
    columns.map((column) => bytesIn(db, column)),
    sql` + `,
  );
  for (let last: AnyRow | undefined; ; ) {
    const after = last ? sql`(${order}) > ${place(last)}` : sql`1 = 1`;
    const sizes = sql<
      AnyRow & { bytes: number }
    >`select ${order}, ${bytes} as "bytes" from ${sql.table(table)}
      where ${after} and ${where} order by ${order} limit ${sql.lit(ROWS_AT_ONCE)}`;
    const { rows: ahead } = await sizes.execute(db);
    const fitting = howManyFit(ahead);
    const end = ahead[fitting - 1];
    if (!end) return;
    const page = sql<AnyRow>`select ${all} from ${sql.table(table)}
      where ${after} and (${order}) <= ${place(end)} and ${where} order by ${order}`;
    yield (await page.execute(db)).rows;
    if (fitting === ahead.length && ahead.length < ROWS_AT_ONCE) return;
    last = end;
  }
}

function howManyFit(rows: readonly { bytes: number }[]) {
  let sum = 0;
  const over = rows.findIndex(({ bytes }, index) => {
    sum += bytes;
    return index > 0 && sum > BYTES_AT_ONCE;
  });
  return over === -1 ? rows.length : over;
}
