import { sql } from 'kysely';
import { SECOND } from '~/lib/time';
import { shareLock, takeLock } from '~/platform/db/engine/advisory-locks';
import { engineOf } from '~/platform/db/engine/engine';
import type { DatabaseTransaction } from '~/platform/db/schema';

const LONGEST_MS = 3 * SECOND;
/** PostgreSQL looks after a second. */
const SOON_MS = 0.7 * SECOND;

const sharing = new WeakSet<DatabaseTransaction>();
const holdingNumbers = new WeakSet<DatabaseTransaction>();

/**
 * Whoever joins a record to a person says so first, and waits for nobody who does the same: but nobody is merged, split or let go of until
 * they are done, nor they begin while somebody is. SQLite has one writer.
 */
export async function sharePeople(trx: DatabaseTransaction) {
  if (engineOf(trx) === 'sqlite' || sharing.has(trx)) return;
  await shareLock(trx, 'people');
  sharing.add(trx);
}

/** First of all in a transaction. Whoever cannot have it soon is told so: those who send something wait behind them. */
export const takePeople = (trx: DatabaseTransaction) => takeWithin(trx, LONGEST_MS);

/**
 * The same at the end of one, which holds what somebody who shares the people may need: it gives up before the database looks for
 * circles. It stands in line: where many send something there is no moment in which nobody does.
 */
export const takePeopleSoon = (trx: DatabaseTransaction) => takeWithin(trx, SOON_MS);

async function takeWithin(trx: DatabaseTransaction, most: number) {
  if (engineOf(trx) === 'sqlite') return;
  await sql`set local lock_timeout = ${sql.lit(most)}`.execute(trx);
  await takeLock(trx, 'people');
  await sql`set local lock_timeout = 0`.execute(trx);
}

/** No index says that a number is one person's. Answers whether others may have been at it until now. */
export async function takeNumbers(trx: DatabaseTransaction): Promise<boolean> {
  if (engineOf(trx) === 'sqlite' || holdingNumbers.has(trx)) return false;
  await takeLock(trx, 'numbers');
  holdingNumbers.add(trx);
  return true;
}
