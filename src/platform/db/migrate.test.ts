import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '~/testing/test-database';
import { openDatabase } from './';
import { oneProcessAtATime } from './engine/lock';
import { postgresDialect } from './engine/postgres';
import { migrate, migrateIn } from './migrate';
import { migrations } from './migrations';
import { progressOf } from './progress';
import type { Database, Tables } from './schema';

/** Put back as they were, in their order: whoever makes a database after this file makes it by the same ones. */
const every = { ...migrations };
afterEach(() => {
  for (const name of Object.keys(migrations)) delete migrations[name];
  Object.assign(migrations, every);
});

/** Longer than a machine that does something else as well takes for what lies beside a migration. */
const LIMIT_MS = 4000;

/** A process of its own: it says when it is ready and migrates when it is told to. */
const PROCESS = `
  import { once } from 'node:events';
  import { runnerImport } from 'vite';
  const options = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } };
  const { module: { openDatabase } } = await runnerImport('./src/platform/db/index.ts', options);
  const { module: { migrate } } = await runnerImport('./src/platform/db/migrate.ts', options);
  const db = openDatabase(JSON.parse(process.argv[1]));
  process.stderr.write('ready');
  await once(process.stdin, 'data');
  process.stdout.write(JSON.stringify(await migrate(db)));
  await db.destroy();
  process.exit(0);
`;

async function newDatabase() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'migrate-test-'));
  const database = await createTestDatabase();
  onTestFinished(async () => {
    await database?.drop();
    await rm(dataDir, { recursive: true });
  });
  return { dataDir, databaseUrl: database?.url };
}

async function open(config: Parameters<typeof openDatabase>[0]) {
  const db = openDatabase(config);
  onTestFinished(() => db.destroy());
  return db;
}

async function migrationProcess(config: object) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROCESS, JSON.stringify(config)]);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const said = `${(await once(child.stderr, 'data'))[0]}`;
  return {
    said,
    async go(): Promise<string[]> {
      child.stdin.write('go');
      return JSON.parse(await text(child.stdout));
    },
  };
}

test('four processes that start at once on a new database apply each migration once', async () => {
  const config = await newDatabase();
  const processes = await Promise.all(Array.from({ length: 4 }, () => migrationProcess(config)));
  expect(processes.map(({ said }) => said)).toEqual(Array(4).fill('ready'));
  const applied = await Promise.all(processes.map(({ go }) => go()));
  const names = Object.keys(migrations);
  expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([names, [], [], []]);
  const db = await open(config);
  const rows = await db.selectFrom('migrations').select('name').orderBy('name').execute();
  expect(rows.map(({ name }) => name)).toEqual(names.toSorted());
});

test('whoever starts while another migrates waits for that, however long it takes', async () => {
  const config = await newDatabase();
  const [first, second] = [await open(config), await open(config)];
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const migrating = oneProcessAtATime(first, async (trx) => {
    begun.resolve();
    // Longer than a call waits for the transaction of another process.
    await wait(6000);
    await migrateIn(trx);
    order.push('first');
  });
  await begun.promise;
  expect(await migrate(second)).toEqual([]);
  order.push('second');
  await migrating;
  expect(order).toEqual(['first', 'second']);
});

test('a migration takes as long as it needs, also with a statement that asks with values, and says how far it is', async () => {
  const config = await newDatabase();
  const db = config.databaseUrl
    ? new Kysely<Tables>({ dialect: postgresDialect(config.databaseUrl, LIMIT_MS) })
    : openDatabase(config);
  onTestFinished(() => db.destroy());
  const slow = '9999-slow';
  const sleep = (connection: Database) =>
    sql`select pg_sleep(${(1.5 * LIMIT_MS) / 1000})`.execute(connection);
  migrations[slow] = async (trx, progress) => {
    await (config.databaseUrl ? sleep(trx) : wait(1.5 * LIMIT_MS));
    progress('followups', 1200);
  };
  const said: string[] = [];
  const applied = await migrate(db, { say: (line) => said.push(line), everyMs: LIMIT_MS });
  expect(applied.at(-1)).toBe(slow);
  const ofSlow = said.filter((line) => line.includes(slow));
  expect(ofSlow[0]).toMatch(/^The database is brought up to date: 9999-slow/);
  expect(ofSlow.at(-1)).toMatch(/9999-slow took \d+ s$/);
  // Whoever asks after it on the same connection is in a hurry again.
  if (config.databaseUrl) await expect(sleep(db)).rejects.toThrow('Connection terminated');
});

test('a migration of which nobody has to know says nothing', () => {
  const said: string[] = [];
  const { progress, stop, done } = progressOf('0001-quick', { say: (line) => said.push(line) });
  progress('users', 1);
  stop();
  done();
  expect(said).toEqual([]);
});

test('a second start has nothing to do', async () => {
  const db = await open(await newDatabase());
  expect(await migrate(db)).toEqual(Object.keys(migrations));
  expect(await migrate(db)).toEqual([]);
});

test('a migration that fails half-way leaves nothing behind, and the next start completes it', async () => {
  const db = await open(await newDatabase());
  const half = '9999-half-way';
  const tables = async () => (await db.introspection.getTables()).map(({ name }) => name);
  const halfWay = (fails: boolean) => {
    migrations[half] = async (trx) => {
      await trx.schema.createTable('halfWay').addColumn('name', 'text').execute();
      if (fails) throw new Error('half-way');
    };
  };
  halfWay(true);
  await expect(migrate(db)).rejects.toThrow('half-way');
  expect(await tables()).toEqual([]);

  delete migrations[half];
  await migrate(db);
  const before = await tables();
  halfWay(true);
  await expect(migrate(db)).rejects.toThrow('half-way');
  expect(await tables()).toEqual(before);
  halfWay(false);
  expect(await migrate(db)).toEqual([half]);
  expect(await tables()).toEqual([...before, 'halfWay'].sort());
});

test('attack 30: what lay in the spam folder before it could be taken out is announced like the rest', async () => {
  const db = await open(await newDatabase());
  const name = '0008-held-news';
  const migration = migrations[name];
  if (!migration) throw new Error(`there is no ${name}`);
  delete migrations[name];
  await migrate(db);
  const rows = [false, true].map((isSpam) => ({
    ...{
      _id: `${isSpam}`,
      reference: `${isSpam}`,
      date: '2026-01-01T00:00:00.000Z',
      isSpam,
      deletedAt: null,
    },
    ...{ name: 'Asha Verma', email: 'asha@verma.example', phone: '+919818040101', city: 'Karnal' },
  }));
  await db.insertInto('contacts').values(rows).execute();
  migrations[name] = migration;
  expect(await migrate(db)).toEqual([name]);
  const held = await db.selectFrom('contacts').select(['isSpam', 'newsHeld']).orderBy('_id').execute();
  expect(held).toEqual([
    { isSpam: false, newsHeld: false },
    { isSpam: true, newsHeld: true },
  ]);
});

test('attack 45: notices that wait when the version comes that lets no erasure stop them are among those', async () => {
  const db = await open(await newDatabase());
  const name = '0022-notices';
  const migration = migrations[name];
  if (!migration) throw new Error(`there is no ${name}`);
  delete migrations[name];
  await migrate(db);
  const at = '2026-01-01T00:00:00.000Z';
  const mail = { recipient: 'asha@verma.example', data: '{}', nextAttemptAt: at, createdAt: at };
  const rows = ['account-notice', 'enquiry-receipt', 'new-admin'].map((template) => ({
    ...mail,
    ...{ _id: template, template, status: 'queued' as const, lastError: null, sentAt: null },
  }));
  await db.insertInto('outbox').values(rows).execute();
  migrations[name] = migration;
  expect(await migrate(db)).toEqual([name]);
  const columns = ['template', 'mustArrive', 'eraseWhenSent'] as const;
  expect(await db.selectFrom('outbox').select(columns).orderBy('_id').execute()).toEqual([
    { template: 'account-notice', mustArrive: true, eraseWhenSent: false },
    { template: 'enquiry-receipt', mustArrive: false, eraseWhenSent: false },
    { template: 'new-admin', mustArrive: true, eraseWhenSent: false },
  ]);
});

test('who was known before there was a table for it is known after, and counts begin anew', async () => {
  const db = await open(await newDatabase());
  const name = '0023-limits';
  await oneProcessAtATime(db, (trx) =>
    migrateIn(
      trx,
      Object.keys(migrations).filter((each) => each < name),
    ),
  );
  const expiresAt = '2027-01-01T00:00:00.000Z';
  for (const [key, failures] of Object.entries({ tries: 4, 'a known device': 0 }))
    await sql`insert into "throttles" ("key", "failures", "blockedUntil", "expiresAt")
      values (${key}, ${failures}, ${expiresAt}, ${expiresAt})`.execute(db);
  expect((await migrate(db))[0]).toBe(name);
  expect(await db.selectFrom('knownPlaces').selectAll().execute()).toEqual([
    { key: 'a known device', expiresAt },
  ]);
  expect(await db.selectFrom('limits').selectAll().execute()).toEqual([]);
});
