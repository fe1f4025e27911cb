import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { AppError } from '~/lib/errors';
import { engineOf } from '~/platform/db/engine/engine';
import type { DatabaseTransaction } from '~/platform/db/schema';

/** Any numbers, the same in every process of this product. */
const PEOPLE = 7_110_427;
const NUMBERS = 7_110_428;

const MOST_TRIES = 20;
const PAUSE_MS = 25;

const sharing = new WeakSet<DatabaseTransaction>();
const holdingNumbers = new WeakSet<DatabaseTransaction>();

/**
 * Whoever joins a record to a person says so first, and waits for nobody who does the same: but nobody is merged, split or let go of until
 * they are done, nor they begin while somebody is. SQLite has one writer.
 */
export async function sharePeople(trx: DatabaseTransaction) {
  if (engineOf(trx) === 'sqlite' || sharing.has(trx)) return;
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(PEOPLE)})`.execute(trx);
  sharing.add(trx);
}

/** First of all in a transaction. Whoever cannot have it soon is told so: those who send something wait behind them. */
export async function takePeople(trx: DatabaseTransaction) {
  if (engineOf(trx) === 'sqlite') return;
  await sql`set local lock_timeout = 3000`.execute(trx);
  await sql`select pg_advisory_xact_lock(${sql.lit(PEOPLE)})`.execute(trx);
  await sql`set local lock_timeout = 0`.execute(trx);
}

/** The same at the end of one: nobody waits behind it, and it does not wait in a circle with who needs what it holds. */
export async function takePeopleSoon(trx: DatabaseTransaction) {
  if (engineOf(trx) === 'sqlite') return;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { rows } = await sql<{
      isMine: boolean;
    }>`select pg_try_advisory_xact_lock(${sql.lit(PEOPLE)}) as "isMine"`.execute(trx);
    if (rows[0]?.isMine) return;
    await wait(PAUSE_MS);
  }
  throw new AppError(503, 'overloaded', 'The server is busy. Please try again in a moment.');
}

/** No index says that a number is one person's. Answers whether others may have been at it until now. */
export async function takeNumbers(trx: DatabaseTransaction): Promise<boolean> {
  if (engineOf(trx) === 'sqlite' || holdingNumbers.has(trx)) return false;
  await sql`select pg_advisory_xact_lock(${sql.lit(NUMBERS)})`.execute(trx);
  holdingNumbers.add(trx);
  return true;
}
