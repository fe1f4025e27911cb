import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { engineOf } from '~/server/db/engine';
import type { Database } from '~/server/db/schema';

const BATCH = 2000;

/**
 * The rows of a table whose JSON holds a text as one of its values. There is no index for that, so the table is walked in
 * the order of its key, a batch at a time with a pause after each: it takes its time, and nobody has to wait for it.
 */
export async function rowsHolding(
  db: Database,
  place:
    | { table: 'history'; key: '_id'; json: 'changes' }
    | { table: 'idempotencyKeys'; key: 'key'; json: 'answer' },
  text: string,
): Promise<string[]> {
  const key = sql.ref(place.key);
  const json = sql.ref(place.json);
  const needle = JSON.stringify(text);
  const holds =
    engineOf(db) === 'postgres'
      ? sql`strpos(${json}::text, ${needle}) > 0`
      : sql`instr(${json}, ${needle}) > 0`;
  const found: string[] = [];
  let last = '';
  for (;;) {
    const { rows } = await sql<{ key: string; holds: boolean | number }>`
      select ${key} as "key", ${holds} as "holds" from ${sql.table(place.table)}
      where ${key} > ${last} order by ${key} limit ${BATCH}`.execute(db);
    found.push(...rows.filter((row) => row.holds).map((row) => row.key));
    last = rows.at(-1)?.key ?? '';
    if (rows.length < BATCH) return found;
    await turn();
  }
}
