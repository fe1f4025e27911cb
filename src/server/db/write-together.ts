import { sql } from 'kysely';
import { rowsFrom } from './rows-from';
import type { Database, DatabaseTransaction, NewRow } from './schema';

/** Rows that go along with a record, and that nothing in its own transaction reads. */
interface Rows {
  history: (Omit<NewRow<'history'>, 'changes'> & { changes: object })[];
  notifications: NewRow<'notifications'>[];
  outbox: (Omit<NewRow<'outbox'>, 'data'> & { data: unknown })[];
}

const gathered = new WeakMap<Database, Rows>();

/** Writes them: at once, or, where several share a transaction, in one statement with those of the others. */
export async function writeTogether(trx: Database, rows: Partial<Rows>) {
  const all = { history: [], notifications: [], outbox: [], ...rows };
  const others = gathered.get(trx);
  if (!others) return write(trx, all);
  others.history.push(...all.history);
  others.notifications.push(...all.notifications);
  others.outbox.push(...all.outbox);
}

/** Does the work, then writes what it wanted to have written together. */
export async function gather(trx: DatabaseTransaction, work: () => Promise<void>) {
  const rows: Rows = { history: [], notifications: [], outbox: [] };
  gathered.set(trx, rows);
  await work();
  gathered.delete(trx);
  await write(trx, rows);
}

async function write(db: Database, { history, notifications, outbox }: Rows) {
  await insertAll(db, 'history', history);
  await insertAll(db, 'notifications', notifications);
  await insertAll(db, 'outbox', outbox);
}

async function insertAll(db: Database, table: keyof Rows, rows: readonly object[]) {
  const [first] = rows;
  if (!first) return;
  const names = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) ${rowsFrom(db, table, rows)}`.execute(db);
}
