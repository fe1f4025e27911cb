import { sql } from 'kysely';
import { engineOf } from './engine';
import { migrations } from './migrations';
import type { Database } from './schema';

/** Any number, the same in every process of this product. */
const LOCK = 7_110_426;

/**
 * Brings the schema up to date in ONE transaction behind a lock: processes that start at once wait for each other, and
 * one killed half-way leaves nothing behind. SQLite's lock is its immediate transaction.
 */
export async function migrate(db: Database): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    if (engineOf(db) === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await sql`create table if not exists "migrations" ("name" text primary key, "appliedAt" text not null)`.execute(
      trx,
    );
    const applied = new Set(
      (await trx.selectFrom('migrations').select('name').execute()).map((row) => row.name),
    );
    const pending = Object.entries(migrations).filter(([name]) => !applied.has(name));
    for (const [name, migration] of pending) {
      await migration(trx);
      await trx.insertInto('migrations').values({ name, appliedAt: new Date().toISOString() }).execute();
    }
    return pending.map(([name]) => name);
  });
}
