import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSite, startServer } from '~/testing/servers/server-process';
import { bookDemo, demoRequest } from '~/testing/visitors';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { tellFigures } from '../lib/figures';

/** In which whoever is asked again and again is asked often. */
const AWAY_MS = 1500;
const BACK_MS = 500;
const ADMIN = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };
const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

/** A cluster of their own: the others' must not go away. */
let cluster: Awaited<ReturnType<typeof startPostgres>>;
const usual = process.env.TEST_DATABASE_URL;
beforeAll(async () => {
  cluster = await startPostgres({ inMemory: true });
  process.env.TEST_DATABASE_URL = cluster.url;
});
afterAll(() => {
  process.env.TEST_DATABASE_URL = usual;
  cluster.stop();
});

type Moment = 'there' | 'leaving' | 'away' | 'coming' | 'back' | 'between';

/** One of many who go on asking, and what they were told at which moment. */
interface Answer {
  moment: Moment;
  what: string;
  status: number;
  retryAfter: string | null;
}

test('attack 36: PostgreSQL restarted under load is a 503 for as long as it is away, then all is well', async () => {
  const { db, port, env } = await newSite();
  const server = startServer(port, { ...env, ...admin });
  await server.ready();
  const { url } = server;
  const headers = { 'Content-Type': 'application/json' };
  const login = { method: 'POST', headers, body: JSON.stringify(ADMIN) };
  const { token } = await (await fetch(`${url}/api/user/admin-login`, login)).json();
  const { _id } = await db.selectFrom('iotProducts').select('_id').limit(1).executeTakeFirstOrThrow();
  const reads = {
    list: [`${url}/api/quotes?page=1`, { headers: { Authorization: `Bearer ${token}` } }],
    catalogue: [`${url}/Iot-products`, {}],
    product: [`${url}/Iot-products?product=x-${_id}`, {}],
    ready: [`${url}/api/ready`, {}],
  } as const;

  const answers: Answer[] = [];
  const acknowledged: string[] = [];
  let moment: Moment = 'there';
  let asking = true;
  let next = 0;

  async function note(what: string, ask: () => Promise<Response>) {
    const before = moment;
    const answer = await ask();
    const retryAfter = answer.headers.get('retry-after');
    const text = await answer.text();
    // Only what began and ended in it belongs to a moment.
    answers.push({ what, status: answer.status, retryAfter, moment: before === moment ? moment : 'between' });
    if (what === 'form' && answer.status === 200) acknowledged.push(JSON.parse(text).reference);
    if (answer.status === 503) await wait(20);
  }
  const goOn = async (what: string, ask: () => Promise<Response>) => {
    while (asking) await note(what, ask);
  };
  const kinds = ['form', ...Object.keys(reads)];
  const told = (which: Moment) => answers.filter((answer) => answer.moment === which);
  /** What each kind of question was answered in that moment, the last time. */
  const lastTold = (which: Moment) =>
    kinds.map((kind) => told(which).findLast(({ what }) => what === kind)?.status);
  const everybody = Promise.all([
    ...Array.from({ length: 8 }, () => goOn('form', () => fetch(`${url}/api/quotes`, demoRequest(next++)))),
    ...Object.entries(reads).map(([what, [address, options]]) => goOn(what, () => fetch(address, options))),
  ]);

  while (acknowledged.length < 100) await wait(5);
  moment = 'leaving';
  await cluster.halt();
  // What was seen before holds for a moment.
  await expect.poll(() => lastTold('leaving'), { interval: 5 }).toEqual(kinds.map(() => 503));
  moment = 'away';
  await wait(AWAY_MS);
  await expect.poll(() => lastTold('away')).toEqual(kinds.map(() => 503));
  moment = 'coming';
  await cluster.resume();
  const since = performance.now();
  const before = acknowledged.length;
  await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(before + 50);
  await expect.poll(() => lastTold('coming'), { interval: 5 }).toEqual(kinds.map(() => 200));
  const backMs = performance.now() - since;
  moment = 'back';
  await wait(BACK_MS);
  asking = false;
  await everybody;

  const others = (which: Moment, ...statuses: number[]) =>
    told(which).filter(({ status }) => !statuses.includes(status));
  expect(others('there', 200)).toEqual([]);
  for (const which of ['leaving', 'coming', 'between'] as const) expect(others(which, 200, 503)).toEqual([]);
  expect(others('away', 503)).toEqual([]);
  expect(others('back', 200)).toEqual([]);
  expect(answers.filter(({ status, retryAfter }) => status === 503 && !retryAfter)).toEqual([]);
  const rows = await db.selectFrom('enquiries').select('reference').execute();
  const kept = new Set(rows.map(({ reference }) => reference));
  expect(acknowledged.filter((reference) => !kept.has(reference))).toEqual([]);
  expect(server.isRunning()).toBe(true);
  expect(await server.kill('SIGTERM')).toBe(0);
  tellFigures('PostgreSQL restarted', {
    'told 503': answers.filter(({ status }) => status === 503).length,
    'acknowledged rows checked': acknowledged.length,
    'all well after ms': backMs,
  });
});

test('attack 36: a worker that dies while PostgreSQL is away is replaced when it is back', async () => {
  const { port, env } = await newSite();
  const server = startServer(port, { ...env, WEB_CONCURRENCY: '2' });
  await server.ready();
  const workers = () =>
    spawnSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], { encoding: 'utf8' })
      .stdout.split('\n')
      .map(Number)
      .filter(Boolean);
  const first = workers();
  expect(first).toHaveLength(2);
  await cluster.halt();
  for (const pid of first) process.kill(pid, 'SIGKILL');
  await wait(AWAY_MS);
  expect(server.isRunning()).toBe(true);
  await cluster.resume();
  await expect.poll(() => bookDemo(server.url, 1).catch(() => 'not yet'), { interval: 100 }).toMatch(/^PW-/);
  await expect.poll(() => workers().filter((pid) => !first.includes(pid)).length).toBe(2);
  expect(workers()).toHaveLength(2);
  expect(await server.kill('SIGTERM')).toBe(0);
});
