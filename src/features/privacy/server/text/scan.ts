import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database } from '~/platform/db/schema';

const BATCH = 2000;
const PAGE = 200;

/**
 * Rows in the order of their ids, so many at a time, however many there are: `read` gives those after the one it is told. Whatever is
 * done with a page, others are heard before the next: SQLite would let nobody speak until it is done.
 */
export async function* pagesById<Row extends { _id: string }>(
  read: (after: string, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = ''; ; ) {
    const rows = await read(after, PAGE);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?._id ?? '';
    await turn();
  }
}

interface Place {
  table: string;
  /** Its primary key. */
  key: string;
  /** Of text, or of anything that can be written as text. */
  columns: readonly string[];
}

/**
 * The rows of a table that hold a text, in whichever letters somebody wrote it: among the words of a column, or among the values of
 * one with JSON. There is no index for that, so the table is walked in the order of its key, a batch at a time with a pause
 * after each: it takes its time, and nobody has to wait for it.
 */
export async function* rowsContaining(db: Database, place: Place, text: string): AsyncGenerator<string[]> {
  const key = sql.ref(place.key);
  const holds = holdsIn(db, place.columns, text);
  let last = '';
  for (;;) {
    const { rows } = await sql<{ key: string; holds: boolean | number }>`
      select ${key} as "key", ${holds} as "holds" from ${sql.table(place.table)}
      where ${key} > ${last} order by ${key} limit ${BATCH}`.execute(db);
    const found = rows.filter((row) => row.holds).map((row) => row.key);
    for (let from = 0; from < found.length; from += PAGE) {
      yield found.slice(from, from + PAGE);
      await turn();
    }
    last = rows.at(-1)?.key ?? '';
    if (rows.length < BATCH) return;
    await turn();
  }
}

interface Texts {
  table: string;
  key: readonly string[];
  columns: readonly string[];
}

/** Of texts that may be long each: so many are looked at in one statement. */
const LONG_BATCH = 200;

/**
 * The same of a table whose key has several columns; answers the keys, one at a time. What the texts say is read by whoever wants to know,
 * one at a time as well: there may be a whole page of the site in each.
 */
export async function* textsContaining(
  db: Database,
  { table, key, columns }: Texts,
  text: string,
): AsyncGenerator<Record<string, unknown>> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${keys}, ${holdsIn(db, columns, text)} as "holds" from ${sql.table(table)}
      ${after} order by ${keys} limit ${LONG_BATCH}`.execute(db);
    for (const { holds, ...found } of rows) if (holds) yield found;
    const last = rows.at(-1);
    if (!last || rows.length < LONG_BATCH) return;
    after = sql`where (${keys}) > (${sql.join(key.map((column) => last[column]))})`;
    await turn();
  }
}

function holdsIn(db: Database, columns: readonly string[], text: string) {
  const texts = sql.join(columns.map((column) => sql`cast(${sql.ref(column)} as text)`));
  const all = sql`lower(concat_ws(' ', ${texts}))`;
  return engineOf(db) === 'postgres' ? sql`strpos(${all}, ${text}) > 0` : sql`instr(${all}, ${text}) > 0`;
}
