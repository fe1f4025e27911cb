import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSite, startServer } from '~/testing/servers/server-process';
import { bookDemo, demoRequest } from '~/testing/visitors';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { tellFigures } from '../lib/figures';

/** What `/api/ready` saw holds for a second. */
const SEEN_WITHIN_MS = 1500;
const AWAY_MS = 3000;
const BACK_WITHIN_MS = 5000;
/** A machine that does something else as well is slow, not wrong. */
const ALL_WITHIN_MS = 20_000;
const ADMIN = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };
const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

/** A cluster of their own: the others' must not go away. */
let cluster: Awaited<ReturnType<typeof startPostgres>>;
const usual = process.env.TEST_DATABASE_URL;
beforeAll(async () => {
  cluster = await startPostgres();
  process.env.TEST_DATABASE_URL = cluster.url;
});
afterAll(() => {
  process.env.TEST_DATABASE_URL = usual;
  cluster.stop();
});

type Moment = 'there' | 'leaving' | 'away';

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
    answers.push({ what, status: answer.status, retryAfter, moment: before === moment ? moment : 'leaving' });
    if (what === 'form' && answer.status === 200) acknowledged.push(JSON.parse(text).reference);
    if (answer.status === 503) await wait(20);
  }
  const goOn = async (what: string, ask: () => Promise<Response>) => {
    while (asking) await note(what, ask);
  };
  const everybody = Promise.all([
    ...Array.from({ length: 8 }, () => goOn('form', () => fetch(`${url}/api/quotes`, demoRequest(next++)))),
    ...Object.entries(reads).map(([what, [address, options]]) => goOn(what, () => fetch(address, options))),
  ]);

  while (acknowledged.length < 100) await wait(5);
  moment = 'leaving';
  await cluster.halt();
  await wait(SEEN_WITHIN_MS);
  moment = 'away';
  await wait(AWAY_MS);
  moment = 'leaving';
  await cluster.resume();
  const since = performance.now();
  const before = acknowledged.length;
  const come = (more: number, timeout: number) =>
    expect.poll(() => acknowledged.length, { interval: 5, timeout }).toBeGreaterThan(before + more);
  await come(0, BACK_WITHIN_MS);
  await come(50, ALL_WITHIN_MS);
  await expect.poll(async () => (await fetch(reads.ready[0])).status, { timeout: BACK_WITHIN_MS }).toBe(200);
  const backMs = performance.now() - since;
  moment = 'there';
  await wait(1000);
  asking = false;
  await everybody;

  const told = (which: Moment) => answers.filter((answer) => answer.moment === which);
  const others = (which: Moment, ...statuses: number[]) =>
    told(which).filter(({ status }) => !statuses.includes(status));
  expect(others('there', 200)).toEqual([]);
  expect(others('leaving', 200, 503)).toEqual([]);
  expect(others('away', 503)).toEqual([]);
  expect(new Set(told('away').map(({ what }) => what))).toEqual(new Set(['form', ...Object.keys(reads)]));
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
  await expect.poll(() => workers().length).toBe(2);
  expect(workers().filter((pid) => first.includes(pid))).toEqual([]);
  expect(await server.kill('SIGTERM')).toBe(0);
});
