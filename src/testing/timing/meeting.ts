import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import type { StartedApp } from '../start-app';

async function untilSomebodyWaits(db: Database) {
  const waiting = sql`select 1 from pg_locks where not granted
    and pid in (select pid from pg_stat_activity where datname = current_database())`;
  await expect.poll(async () => (await waiting.execute(db)).rows.length, { interval: 10 }).toBeGreaterThan(0);
}

/** While a transaction holds something, somebody comes who wants it; then it goes on to what it needs besides. */
export async function meeting<Answer>(
  { db }: Pick<StartedApp, 'db'>,
  hold: (trx: DatabaseTransaction) => Promise<unknown>,
  doing: () => Promise<Answer>,
  goOn: (trx: DatabaseTransaction) => Promise<unknown>,
) {
  let done: Promise<Answer> | undefined;
  await db.transaction().execute(async (trx) => {
    await hold(trx);
    done = Promise.resolve(doing());
    await untilSomebodyWaits(db);
    await sql`set local lock_timeout = 200`.execute(trx);
    await goOn(trx);
  });
  return done;
}

export const locking = (trx: DatabaseTransaction, table: string, id: string | undefined) =>
  sql`select 1 from ${sql.table(table)} where "_id" = ${id} for update`.execute(trx);
