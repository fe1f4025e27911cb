import { randomUUID } from 'node:crypto';
import pg from 'pg';

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
  const giveBack = async () => {
    await onServer(database.url, empty);
    emptied.push(database);
  };
  return { url: database.url, giveBack };
}

/** The same for one test alone: dropped instead of handed on. */
export async function ownTestDatabase() {
  const database = await createTestDatabase();
  return database && { url: database.url, giveBack: database.drop };
}

/** Tables that refer to others go first. The counts follow by themselves. */
const TABLES = `select relname as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('migrations', 'recordCounts')
  order by exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'f') desc`;

async function empty(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(TABLES);
  await client.query(rows.map(({ name }) => `delete from "${name}"`).join('; '));
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
