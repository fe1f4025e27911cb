import type { AnyRecord } from '~/model/resource';
import { columnList, insertRows } from '../../rows-from';
import type { Database, DatabaseTransaction, NewRow } from '../../schema';

/** Rows that go along with a record, and that nothing in its own transaction reads. */
interface Rows {
  history: (Omit<NewRow<'history'>, 'changes'> & { changes: object })[];
  activities: NewRow<'activities'>[];
  notifications: NewRow<'notifications'>[];
  outbox: (Omit<NewRow<'outbox'>, 'data'> & { data: unknown })[];
}

/** A record that nothing in its own transaction reads, but for what follows from it. */
interface NewRecord {
  table: string;
  values: AnyRecord;
  fields: readonly string[];
  /** Hears how it stands in the database. */
  follow(row: AnyRecord): Promise<void>;
}

interface Gathered {
  records: NewRecord[];
  rows: Rows;
  finishes: (() => Promise<void>)[];
}

const noRows = (): Rows => ({ history: [], activities: [], notifications: [], outbox: [] });

const gathered = new WeakMap<Database, Gathered>();

/** Writes them: at once, or, where several share a transaction, in one statement with those of the others. */
export async function writeTogether(trx: Database, rows: Partial<Rows>) {
  const all = { ...noRows(), ...rows };
  const others = gathered.get(trx)?.rows;
  if (!others) return writeRows(trx, all);
  others.history.push(...all.history);
  others.activities.push(...all.activities);
  others.notifications.push(...all.notifications);
  others.outbox.push(...all.outbox);
}

/** The same for a record. */
export async function insertTogether(trx: Database, record: NewRecord) {
  const others = gathered.get(trx)?.records;
  if (others) others.push(record);
  else await insertRecords(trx, [record]);
}

/** Where several share a transaction: what is written for all of them when their work is done, before their records. Answers whether they do. */
export function whenGathered(trx: Database, finish: () => Promise<void>): boolean {
  const finishes = gathered.get(trx)?.finishes;
  finishes?.push(finish);
  return finishes !== undefined;
}

/** Does the work, then writes what it wanted to have written together. */
export async function gather(trx: DatabaseTransaction, work: () => Promise<void>) {
  const { records, rows, finishes }: Gathered = { records: [], rows: noRows(), finishes: [] };
  gathered.set(trx, { records, rows, finishes });
  await work();
  for (const finish of finishes) await finish();
  for (const alike of Map.groupBy(records, likeness).values()) await insertRecords(trx, alike);
  gathered.delete(trx);
  await writeRows(trx, rows);
}

/** Those of one table that have the same fields. */
const likeness = ({ table, values }: NewRecord) => `${table} ${Object.keys(values)}`;

async function insertRecords(trx: Database, records: readonly NewRecord[]) {
  const [first] = records;
  if (!first) return;
  const { table, fields } = first;
  const values = records.map((record) => record.values);
  // What it was handed the database need not repeat: of two dozen fields that took as long as two of its indexes.
  const byDefault = fields.filter((field) => field === '_id' || !(field in first.values));
  const rows = await insertRows<AnyRecord>(trx, table, values, `returning ${columnList(byDefault)}`);
  const stored = new Map(rows.map((row) => [row._id, row]));
  for (const { values: given, follow } of records) await follow({ ...given, ...stored.get(given._id) });
}

async function writeRows(db: Database, rows: Rows) {
  const tables = [
    ['history', rows.history],
    ['activities', rows.activities],
    ['notifications', rows.notifications],
    ['outbox', rows.outbox],
  ] as const;
  for (const [table, some] of tables) if (some.length > 0) await insertRows(db, table, some);
}
