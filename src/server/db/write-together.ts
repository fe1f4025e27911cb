import { sql } from 'kysely';
import { engineOf } from './engine';
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

/** All rows as one value: the statement is the same for however many, so it is made and planned once. */
async function insertAll(db: Database, table: keyof Rows, rows: readonly object[]) {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const read = sql.join(columns.map((column) => sql`value ->> ${sql.lit(`$.${column}`)}`));
  const values = JSON.stringify(rows);
  const found =
    engineOf(db) === 'postgres'
      ? sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${values})`
      : sql`select ${read} from json_each(${values})`;
  await sql`insert into ${sql.table(table)} (${names}) ${found}`.execute(db);
}
