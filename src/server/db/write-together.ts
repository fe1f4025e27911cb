import type { Database, DatabaseTransaction, NewRow } from './schema';

/** Rows that go along with a record, and that nothing in its own transaction reads. */
interface Rows {
  history: NewRow<'history'>[];
  notifications: NewRow<'notifications'>[];
  outbox: NewRow<'outbox'>[];
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
  if (history.length > 0) await db.insertInto('history').values(history).execute();
  if (notifications.length > 0) await db.insertInto('notifications').values(notifications).execute();
  if (outbox.length > 0) await db.insertInto('outbox').values(outbox).execute();
}
