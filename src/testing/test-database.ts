import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { openDatabase } from '~/platform/db';
import { engineOf } from '~/platform/db/engine/engine';
import { SQLITE_FILE } from '~/platform/db/engine/sqlite';
import type { Database } from '~/platform/db/schema';

interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of its own on the server that TEST_DATABASE_URL names, empty or as another is; undefined: SQLite. */
export async function createTestDatabase(template?: string): Promise<TestDatabase | undefined> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return undefined;
  const name = `test_${process.env.TEST_RUN}_${randomUUID().replaceAll('-', '')}`;
  const as = template ? ` template "${template}"` : '';
  await onServer(server, (client) => client.query(`create database "${name}"${as}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = () => onServer(server, (client) => client.query(`drop database "${name}" with (force)`));
  return { url: url.href, drop };
}

/** The same with every table, as the run has made them once (see test-run.ts). On SQLite it is the file of that folder. */
export async function migratedTestDatabase(dataDir: string) {
  const template = process.env.TEST_TEMPLATE ?? '';
  if (process.env.TEST_DATABASE_URL) return createTestDatabase(template);
  await copyFile(template, path.join(dataDir, SQLITE_FILE));
  return undefined;
}

const emptied: TestDatabase[] = [];

/**
 * The same, but handed on from test to test: to copy a database takes many times as long as to empty one. Those that are
 * left go at the end of the run (see test-run.ts).
 */
export async function borrowTestDatabase(dataDir: string) {
  const database = emptied.pop() ?? (await migratedTestDatabase(dataDir));
  if (!database) return undefined;
  /** One whose tables were changed since they were made is nobody else's: the schema is told as it was then. */
  const giveBack = async (schema?: string) => {
    const db = openDatabase({ databaseUrl: database.url, dataDir: '' });
    const isSame = schema !== undefined && (await schemaVersion(db)) === schema;
    if (isSame) await emptyTables(db);
    await db.destroy();
    if (isSame) emptied.push(database);
    else await database.drop();
  };
  return { url: database.url, giveBack };
}

/** The same for one test alone: dropped instead of handed on. */
export async function ownTestDatabase(dataDir: string) {
  const database = await migratedTestDatabase(dataDir);
  return database && { url: database.url, giveBack: (_schema?: string) => database.drop() };
}

/** Tables that refer to others go first, what tells of changes goes last. The counts follow by themselves. */
const TABLES = {
  sqlite: sql<{ name: string }>`select "name" from pragma_table_list
    where "schema" = 'main' and "type" = 'table' and "name" not in ('migrations', 'recordCounts', 'sqlite_schema')
    order by exists (select 1 from pragma_foreign_key_list("pragma_table_list"."name")) desc, "name" = 'tableVersions'`,
  postgres: sql<{ name: string }>`select relname as "name" from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('migrations', 'recordCounts')
    order by exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'f') desc, relname = 'tableVersions'`,
};

/** Asked once: a database whose tables have changed is never emptied. */
const known = new Map<string, string[]>();

async function tablesOf(db: Database) {
  const engine = engineOf(db);
  const names = known.get(engine) ?? (await TABLES[engine].execute(db)).rows.map(({ name }) => name);
  known.set(engine, names);
  return names;
}

/** More than is taken out one by one in the time that another takes to make. */
const FULL = 1000;

/** SQLite's file is thrown away then; a database of the server is emptied in any case. */
export async function isFull(db: Database) {
  if (engineOf(db) === 'postgres') return false;
  return (await tablesWith(db, FULL)).size > 0;
}

/** Those that have more rows than so many. */
async function tablesWith(db: Database, rows: number) {
  const looks = (await tablesOf(db)).map(
    (name) =>
      sql`select ${sql.lit(name)} as "name" where exists (select 1 from ${sql.table(name)} limit 1 offset ${sql.lit(rows)})`,
  );
  const found = await sql<{ name: string }>`${sql.join(looks, sql` union all `)}`.execute(db);
  return new Set(found.rows.map(({ name }) => name));
}

/** As it was when it had just been made. Most tables of a test are empty anyway; what is sent together is one transaction. */
export async function emptyTables(db: Database) {
  const names = await tablesOf(db);
  const filled = await tablesWith(db, 0);
  // What tells of changes is filled by those that are made here.
  const emptying = names
    .filter((name) => filled.has(name) || name === 'tableVersions')
    .map((name) => sql`delete from ${sql.table(name)}`);
  if (engineOf(db) === 'postgres') await sql.join(emptying, sql`; `).execute(db);
  else
    await db.transaction().execute(async (trx) => {
      for (const one of emptying) await one.execute(trx);
    });
}

const SCHEMA = {
  sqlite: sql<{ version: number }>`select "schema_version" as "version" from pragma_schema_version`,
  postgres: sql<{
    version: string;
  }>`select max(xmin::text::bigint) || ' ' || count(*) as "version" from pg_class
    where relnamespace = 'public'::regnamespace`,
};

/** Another one when a test has changed a table. */
export async function schemaVersion(db: Database) {
  const { rows } = await SCHEMA[engineOf(db)].execute(db);
  return `${rows[0]?.version}`;
}

export async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
