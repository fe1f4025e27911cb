import { sql } from 'kysely';
import { z } from 'zod';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { BackupFault } from '../fault';
import type { TableShape } from '../tables';

/** Both engines take more than that in one statement. */
const MOST_VALUES = 10_000;
const MOST_BYTES = 4 * 1024 * 1024;
/** Of one row. A text in memory cannot be twice as long. */
const LONGEST_LINE_BYTES = 256 * 1024 * 1024;
const NEWLINE = 10;

const row = z.record(z.string(), z.unknown());
type Row = z.infer<typeof row>;

/** The lines of one file of an archive, a JSON object each, however long the file is. Answers how many. */
export async function insertRows(
  trx: DatabaseTransaction,
  shape: TableShape,
  content: AsyncIterable<Buffer>,
): Promise<number> {
  let inserted = 0;
  let rows: Row[] = [];
  let bytes = 0;
  for await (const line of linesOf(content)) {
    rows.push(row.parse(JSON.parse(`${line}`)));
    bytes += line.length;
    const values = rows.length * Object.keys(rows[0] ?? {}).length;
    if (bytes < MOST_BYTES && values < MOST_VALUES) continue;
    inserted += await insert(trx, shape, rows);
    rows = [];
    bytes = 0;
  }
  return inserted + (await insert(trx, shape, rows));
}

async function insert(trx: DatabaseTransaction, { name, jsonColumns }: TableShape, rows: readonly Row[]) {
  const [first] = rows;
  if (!first) return 0;
  const columns = Object.keys(first);
  const stored = (from: Row, column: string) => {
    const value = from[column] ?? null;
    return value !== null && jsonColumns.includes(column) ? JSON.stringify(value) : value;
  };
  const values = rows.map((each) => sql`(${sql.join(columns.map((column) => stored(each, column)))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(trx);
  return rows.length;
}

async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      begun.push(chunk.subarray(from, end));
      const line = Buffer.concat(begun);
      if (line.length > 0) yield line;
      begun = [];
      length = 0;
      from = end + 1;
    }
    begun.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > LONGEST_LINE_BYTES)
      throw new BackupFault('A row of the archive is too large to be restored.');
  }
  if (length > 0) yield Buffer.concat(begun);
}
