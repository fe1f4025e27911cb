import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { engineOf } from '~/server/db/engine';
import type { Database } from '~/server/db/schema';

const BATCH = 2000;
const PAGE = 200;

/** Rows in the order of their ids, so many at a time, however many there are: `read` gives those after the one it is told. */
export async function* pagesById<Row extends { _id: string }>(
  read: (after: string, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = ''; ; ) {
    const rows = await read(after, PAGE);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?._id ?? '';
  }
}

/**
 * The rows of a table whose JSON holds a text as one of its values, or whose words hold it. There is no index for that, so the table is walked in
 * the order of its key, a batch at a time with a pause after each: it takes its time, and nobody has to wait for it.
 */
export async function* rowsHolding(
  db: Database,
  place:
    | { table: 'history'; key: '_id'; json: 'changes' }
    | { table: 'idempotencyKeys'; key: 'key'; json: 'answer' }
    | { table: 'activities'; key: '_id'; words: 'text' },
  text: string,
): AsyncGenerator<string[]> {
  const key = sql.ref(place.key);
  // In words an address stands among others, and in whichever letters somebody wrote it.
  const [column, needle] =
    'words' in place
      ? [sql`lower(${sql.ref(place.words)})`, text]
      : [sql`cast(${sql.ref(place.json)} as text)`, JSON.stringify(text)];
  const holds =
    engineOf(db) === 'postgres'
      ? sql`strpos(${column}, ${needle}) > 0`
      : sql`instr(${column}, ${needle}) > 0`;
  let last = '';
  for (;;) {
    const { rows } = await sql<{ key: string; holds: boolean | number }>`
      select ${key} as "key", ${holds} as "holds" from ${sql.table(place.table)}
      where ${key} > ${last} order by ${key} limit ${BATCH}`.execute(db);
    const found = rows.filter((row) => row.holds).map((row) => row.key);
    for (let from = 0; from < found.length; from += PAGE) yield found.slice(from, from + PAGE);
    last = rows.at(-1)?.key ?? '';
    if (rows.length < BATCH) return;
    await turn();
  }
}
