import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fromNow, HOUR } from '~/lib/time';
import { asha } from '~/testing/factories';
import { startApp } from '~/testing/start-app';
import type { Database, Tables } from '../schema';
import { databaseFault, isAway, isBusy } from './faults';
import { oneProcessAtATime } from './lock';
import { postgresDialect } from './postgres';

const onPostgres = Boolean(process.env.TEST_DATABASE_URL);

const faultOf = async (work: Promise<unknown>) => {
  const fault = await work.catch((error) => error);
  return fault instanceof Error ? databaseFault(fault) : `${fault}`;
};

const driverFault = (message: string, more: { code?: string; errcode?: number } = {}) =>
  Object.assign(new Error(message), more);

describe('what a database says is', () => {
  test.each([
    [503, 'terminating connection due to administrator command', { code: '57P01' }],
    [503, 'the database system is starting up', { code: '57P03' }],
    [503, 'sorry, too many clients already', { code: '53300' }],
    [503, 'canceling statement due to statement timeout', { code: '57014' }],
    [503, 'could not read block', { code: '58030' }],
    [503, 'connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' }],
    [503, 'Connection terminated unexpectedly', {}],
    [503, 'Client has encountered a connection error and is not queryable', {}],
    [503, 'Postgres connection has been discarded', {}],
    [503, 'database is locked', { errcode: 5 }],
    [503, 'disk I/O error', { errcode: 4874 }],
    [503, 'unable to open database file', { errcode: 14 }],
    [507, 'database or disk is full', { errcode: 13 }],
    [507, 'could not extend file', { code: '53100' }],
    [undefined, 'no such table: users', { errcode: 1 }],
    [undefined, 'syntax error', { code: '42601' }],
  ])('%s: %s', (status, message, more) => {
    expect(databaseFault(driverFault(message, more))).toBe(status);
  });

  test('waited for only where another process writes, and not taken for an outage where it undid one of two', () => {
    const busy = driverFault('database is locked', { errcode: 5 });
    const full = driverFault('database or disk is full', { errcode: 13 });
    const undone = driverFault('deadlock detected', { code: '40P01' });
    expect([busy, full, undone].map(isBusy)).toEqual([true, false, false]);
    expect([busy, full, undone].map(isAway)).toEqual([true, true, false]);
  });
});

test('attack 33: who is logged in reads on while nothing can be written', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  await t.db
    .updateTable('sessions')
    .set({ lastSeenAt: fromNow(-HOUR) })
    .execute();
  const writing = vi.spyOn(t.db, 'updateTable').mockImplementation(() => {
    throw driverFault('database or disk is full', { errcode: 13 });
  });
  expect((await t.call('GET', '/api/user/me', { headers })).statusCode).toBe(200);
  expect(writing).toHaveBeenCalledWith('sessions');
  writing.mockImplementation(() => {
    throw new Error('no such column: lastSeenAt');
  });
  expect((await t.call('GET', '/api/user/me', { headers })).statusCode).toBe(500);
});

test.skipIf(onPostgres)(
  'attack 33: a full SQLite says 507 in words, keeps no half, and goes on when there is room',
  async () => {
    const t = await startApp();
    const pragma = (words: string) => sql.raw(`pragma ${words}`).execute(t.db);
    await pragma('max_page_count = 1');
    const send = () => t.call('POST', '/api/quotes', { body: { ...asha, city: 'F'.repeat(100) } });
    const sendThree = async () => [...(await Promise.all([send(), send()])), await send()];
    let answers = await sendThree();
    let acknowledged = 0;
    const taken = () => answers.filter(({ statusCode }) => statusCode === 200).length;
    // Where several find no room, one alone may.
    for (; taken() > 0; answers = await sendThree()) acknowledged += taken();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([507, 507, 507]);
    expect(answers[0]?.json()).toMatchObject({
      code: 'storage_full',
      message: expect.stringMatching(/no room/),
    });
    expect(await countRows(t.db)).toEqual([acknowledged, acknowledged, acknowledged]);
    await pragma('max_page_count = 1000000');
    expect((await send()).statusCode).toBe(200);
    expect(await countRows(t.db)).toEqual(Array(3).fill(acknowledged + 1));
  },
);

/** Enquiries, their first lines of history and the receipts of those who sent them. */
async function countRows(db: Database) {
  const counts = [];
  for (const table of ['enquiries', 'history', 'outbox'] as const) {
    counts.push((await db.selectFrom(table).select('_id').execute()).length);
  }
  return counts;
}

describe.runIf(onPostgres)('PostgreSQL', () => {
  test('attack 36: a connection that is lost in a transaction is a 503, and the next one is another', async () => {
    const { db } = await startApp();
    const lost = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(db);
      const isThere = sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`;
      await expect.poll(async () => (await isThere.execute(db)).rows).toEqual([]);
      await trx.deleteFrom('outbox').execute();
    });
    expect(await faultOf(lost)).toBe(503);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('a question that takes too long is given up by the database, but for what a start has to do', async () => {
    const { db } = await startApp();
    const limitOf = async (connection: Database) => {
      const question = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`;
      return (await question.execute(connection)).rows[0]?.limit;
    };
    expect(await limitOf(db)).toBe('30s');
    expect(await oneProcessAtATime(db, limitOf)).toBe('0');
    expect(await limitOf(db)).toBe('30s');
    const inHurry = db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 20`.execute(trx);
      await sql`select pg_sleep(2)`.execute(trx);
    });
    expect(await faultOf(inHurry)).toBe(503);
  });

  test('a machine that vanished without a farewell is hung up on', async () => {
    const { config } = await startApp();
    const line = await telephone(config.databaseUrl ?? '');
    const db = new Kysely<Tables>({ dialect: postgresDialect(line.url, 300) });
    onTestFinished(() => db.destroy());
    const ask = () => db.selectFrom('users').select('_id').where('name', '=', 'nobody').execute();
    // Where the machine pauses for longer than that it is hung up on as well, and asked again.
    await expect.poll(ask).toEqual([]);
    line.fallSilent();
    expect(await faultOf(ask())).toBe(503);
    line.speak();
    await expect.poll(ask).toEqual([]);
  });
});

/** Between us and the database; what is said while it is silent is lost, and nobody hangs up. */
async function telephone(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((caller) => {
    const other = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [caller, other],
      [other, caller],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => silent || to.write(chunk));
      from.on('error', () => {});
      from.on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const own = server.address();
  const url = new URL(databaseUrl);
  url.port = String(own && typeof own === 'object' ? own.port : 0);
  return {
    url: url.href,
    fallSilent: () => {
      silent = true;
    },
    speak: () => {
      silent = false;
    },
  };
}
