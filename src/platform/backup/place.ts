import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { SECOND } from '~/lib/time';
import type { Resource } from '~/model/resource';
import type { Config } from '~/platform/config/config';
import { openDatabase } from '~/platform/db';
import { engineOf } from '~/platform/db/engine/engine';
import { SQLITE_FILE } from '~/platform/db/engine/sqlite';
import { migrate } from '~/platform/db/migrate';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { filesOfRow } from '~/platform/files/named/files-of';
import { LEFT_OUT } from './archive/format';
import { BackupFault } from './fault';
import { pagesOf } from './snapshot';
import { inOrderOfReference, shapeOf, tableNames } from './tables';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** PostgreSQL lists who has gone for a moment longer: a server that was stopped just now is no reason to refuse. */
const LONGEST_GOODBYE_MS = 2 * SECOND;
const IN_USE = 'Something is working on this database: stop the server first. Nothing was changed.';

/** Whoever has the database open would go on with what is no longer there. */
export async function refuseWhileInUse({ databaseUrl, dataDir }: Place) {
  if (!databaseUrl) return refuseOpenFile(path.join(dataDir, SQLITE_FILE));
  const db = openDatabase({ databaseUrl, dataDir });
  try {
    for (const until = performance.now() + LONGEST_GOODBYE_MS; await isOpenToOthers(db); await wait(50))
      if (performance.now() > until) throw new BackupFault(IN_USE);
  } finally {
    await db.destroy();
  }
}

async function isOpenToOthers(db: Database) {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
    and backend_type = 'client backend'`.execute(db);
  return rows.length > 0;
}

/** Everybody who has the file open holds a lock on it that leaves no room for an exclusive one. */
function refuseOpenFile(file: string) {
  if (!existsSync(file)) return;
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('pragma locking_mode = exclusive; begin exclusive; rollback');
  } catch {
    throw new BackupFault(IN_USE);
  } finally {
    db.close();
  }
}

/** A database may be shared with other programs; only what migrations make is ours. */
export async function ownTablesIn(db: Database): Promise<string[]> {
  const names = await tableNames(db);
  if (names.length === 0) return [];
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'peepalworks-tables-'));
  const blank = openDatabase({ dataDir, databaseUrl: undefined });
  try {
    await migrate(blank);
    const own = new Set(await tableNames(blank));
    return names.filter((name) => own.has(name));
  } finally {
    await blank.destroy();
    await fs.rm(dataDir, { recursive: true });
  }
}

/** Tables with all that hangs on them, so that another version's can be made in their place. */
export async function clearDatabase(trx: DatabaseTransaction, tables: readonly string[]) {
  if (tables.length === 0) return;
  if (engineOf(trx) === 'postgres') {
    const triggers = await sql<{ name: string }>`select distinct proname as "name" from pg_trigger
      join pg_proc on pg_proc.oid = tgfoid join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and relnamespace = current_schema()::regnamespace and relname in (${sql.join(tables)})`.execute(
      trx,
    );
    for (const { name } of triggers.rows) await sql`drop function ${sql.ref(name)}() cascade`.execute(trx);
    await sql`drop table ${sql.join(tables.map((name) => sql.table(name)))}`.execute(trx);
    return;
  }
  const searches = await sql<{ name: string }>`select "name" from pragma_table_list
    where "schema" = 'main' and "type" = 'virtual'`.execute(trx);
  for (const { name } of searches.rows) await sql`drop table ${sql.table(name)}`.execute(trx);
  for (const name of (await inOrderOfReference(trx, tables)).reverse())
    await sql`drop table ${sql.table(name)}`.execute(trx);
}

/** The files of all records that are there, and those that were about to be removed. */
export async function filesNamedIn(
  trx: DatabaseTransaction,
  resources: readonly Resource[],
  tables: readonly string[],
): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const name of tables.filter((each) => !LEFT_OUT.has(each))) {
    for await (const rows of pagesOf(trx, await shapeOf(trx, name)))
      for (const key of rows.flatMap((row) => filesOfRow(resources, name, row))) keys.add(key);
  }
  if (tables.includes('pendingFileDeletions')) {
    const pending = await trx.selectFrom('pendingFileDeletions').select('key').execute();
    for (const { key } of pending) keys.add(key);
  }
  return keys;
}
