import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../schema';
import { takeLock } from './advisory-locks';
import { engineOf } from './engine';
import { isBusy } from './faults';
import { UNHURRIED } from './postgres';

/**
 * Work of a start, in ONE transaction behind a lock: processes that start at once wait for each other, however long that
 * takes, and one killed half-way leaves nothing behind. SQLite's lock is its immediate transaction.
 */
export async function oneProcessAtATime<Result>(
  db: Database,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    let hasBegun = false;
    try {
      return await db.transaction().execute(async (trx) => {
        hasBegun = true;
        if (engineOf(db) === 'postgres') await lockPostgres(trx);
        return work(trx);
      });
    } catch (fault) {
      // A migration of a million records takes longer than any call would wait for another's.
      if (hasBegun || !isBusy(fault)) throw fault;
    }
  }
}

/** Who migrates may take long, and so may who waits for them. */
async function lockPostgres(trx: DatabaseTransaction) {
  await sql.raw(UNHURRIED).execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await takeLock(trx, 'start');
}
