import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { openDatabase } from '~/platform/db';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database } from '~/platform/db/schema';

interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of its own on the server that TEST_DATABASE_URL names; undefined: SQLite. */
export async function createTestDatabase(): Promise<TestDatabase | undefined> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return undefined;
  const name = `test_${process.env.TEST_RUN}_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`create database "${name}"`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = () => onServer(server, (client) => client.query(`drop database "${name}" with (force)`));
  return { url: url.href, drop };
}

const emptied: TestDatabase[] = [];

/**
 * The same, but handed on from test to test: to make a database with all its tables takes half a second, to empty one
 * a hundredth of that. Those that are left go at the end of the run (see test-run.ts).
 */
export async function borrowTestDatabase() {
  const database = emptied.pop() ?? (await createTestDatabase());
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
export async function ownTestDatabase() {
  const database = await createTestDatabase();
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

/** As it was when it had just been made. */
export async function emptyTables(db: Database) {
  const { rows } = await TABLES[engineOf(db)].execute(db);
  await db.transaction().execute(async (trx) => {
    for (const { name } of rows) await sql`delete from ${sql.table(name)}`.execute(trx);
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
