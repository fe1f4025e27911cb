import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '~/platform/db';
import { migrateIn } from '~/platform/db/migrate';
import { migrations } from '~/platform/db/migrations';
import { createTestDatabase } from '../test-database';

/** A database as it was before a migration, to be filled as it was filled then. */
export async function databaseBefore(migration: keyof typeof migrations) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'migration-test-'));
  const database = await createTestDatabase();
  const db = openDatabase({ dataDir, databaseUrl: database?.url });
  onTestFinished(async () => {
    await db.destroy();
    await database?.drop();
    await rm(dataDir, { recursive: true });
  });
  const names = Object.keys(migrations);
  await db.transaction().execute((trx) => migrateIn(trx, names.slice(0, names.indexOf(migration))));
  return db;
}
