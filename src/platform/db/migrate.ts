import { sql } from 'kysely';
import { oneProcessAtATime } from './engine/lock';
import { learnTableSizes } from './engine/table-sizes';
import { migrations } from './migrations';
import { type ProgressListener, progressOf } from './progress';
import type { Database, DatabaseTransaction } from './schema';

/** Brings the schema up to date. Returns the names of what was applied. */
export const migrate = (db: Database, listener?: ProgressListener): Promise<string[]> =>
  oneProcessAtATime(db, async (trx) => {
    const applied = await migrateIn(trx, undefined, listener);
    const isNew = applied.length === Object.keys(migrations).length;
    if (applied.length > 0 && !isNew) await learnTableSizes(trx);
    return applied;
  });

/** In a transaction of the caller's, who may want no more than the migrations of another day. */
export async function migrateIn(
  trx: DatabaseTransaction,
  wanted = Object.keys(migrations),
  listener: ProgressListener = { say() {} },
): Promise<string[]> {
  await sql`create table if not exists "migrations" ("name" text primary key, "appliedAt" text not null)`.execute(
    trx,
  );
  const applied = new Set(
    (await trx.selectFrom('migrations').select('name').execute()).map((row) => row.name),
  );
  const pending = Object.entries(migrations).filter(([name]) => wanted.includes(name) && !applied.has(name));
  for (const [name, migration] of pending) {
    const { progress, stop, done } = progressOf(name, listener);
    await migration(trx, progress).finally(stop);
    await trx.insertInto('migrations').values({ name, appliedAt: new Date().toISOString() }).execute();
    done();
  }
  return pending.map(([name]) => name);
}
