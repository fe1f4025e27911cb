import { sql } from 'kysely';
import { z } from 'zod';
import type { DatabaseTransaction } from '~/server/db/schema';
import type { TableShape } from './tables';

/** Both engines take more than that in one statement. */
const MOST_VALUES = 10_000;

const row = z.record(z.string(), z.unknown());

/** The lines of one file of an archive, a JSON object each. Answers how many. */
export async function insertRows(trx: DatabaseTransaction, { name, jsonColumns }: TableShape, lines: string) {
  const rows = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => row.parse(JSON.parse(line)));
  const [first] = rows;
  if (!first) return 0;
  const columns = Object.keys(first);
  const stored = (from: z.infer<typeof row>, column: string) => {
    const value = from[column] ?? null;
    return value !== null && jsonColumns.includes(column) ? JSON.stringify(value) : value;
  };
  const atOnce = Math.max(1, Math.floor(MOST_VALUES / columns.length));
  for (let from = 0; from < rows.length; from += atOnce) {
    const values = rows
      .slice(from, from + atOnce)
      .map((each) => sql`(${sql.join(columns.map((column) => stored(each, column)))})`);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(trx);
  }
  return rows.length;
}
