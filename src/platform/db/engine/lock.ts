import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../schema';
import { engineOf } from './engine';
import { UNHURRIED } from './postgres';

/** Any number, the same in every process of this product. */
const LOCK = 7_110_426;

/**
 * Work of a start, in ONE transaction behind a lock: processes that start at once wait for each other, and one killed
 * half-way leaves nothing behind. SQLite's lock is its immediate transaction.
 */
export const oneProcessAtATime = <Result>(
  db: Database,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    if (engineOf(db) === 'postgres') {
      // Who migrates may take long, and so may who waits for them.
      await sql.raw(UNHURRIED).execute(trx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    }
    return work(trx);
  });
