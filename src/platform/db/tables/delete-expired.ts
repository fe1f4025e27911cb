import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { engineOf } from '../engine/engine';
import type { Database } from '../schema';

const AT_ONCE = 500;

type Expiring =
  | 'limits'
  | 'knownPlaces'
  | 'idempotencyKeys'
  | 'sessions'
  | 'accountTokens'
  | 'undoEntries'
  | 'reminders';

/** What has expired goes some rows at a time: after a crowd there are many, and on SQLite everybody waits for each statement. */
export async function deleteExpired(db: Database, table: Expiring) {
  const row = sql.raw(engineOf(db) === 'postgres' ? 'ctid' : 'rowid');
  const isOver = sql`"expiresAt" < ${new Date().toISOString()}`;
  const some = sql`select ${row} from ${sql.table(table)} where ${isOver} limit ${sql.lit(AT_ONCE)}`;
  for (;;) {
    const { numAffectedRows = 0n } =
      await sql`delete from ${sql.table(table)} where ${row} in (${some}) and ${isOver}`.execute(db);
    if (numAffectedRows < AT_ONCE) return;
    await turn();
  }
}
