import { sql } from 'kysely';
import { engineOf } from './engine';
import type { Database } from './schema';

/**
 * SQLite keeps what was written last in a file of its own, where it may stand for long after it was erased: this copies it home,
 * and empties that file. Whoever reads just now keeps it from that; then the next time does it.
 */
export async function emptyWriteAheadLog(db: Database) {
  if (engineOf(db) === 'sqlite')
    await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => undefined);
}
