import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { migratedSite, startServer } from '~/testing/servers/server-process';
import { address } from '~/testing/visitors';
import { quantile, tellFigures } from '../../lib/figures';
import { logIn } from '../../lib/log-in';

const ACCOUNTS = 50;
const WINDOWS = 10;
const LONGEST_MS = 2000;
const LEAST_CALLS = 20;

/** What stays open, and what costs little to ask for. */
const CHEAP = [
  ['GET', '/api/notifications/stream'],
  ['PUT', '/api/notifications/read'],
  ['GET', '/api/notifications'],
  ['GET', '/api/stats'],
  ['GET', '/api/search?q=asha'],
  ['GET', '/api/quotes?page=1'],
  ['GET', '/api/user/me'],
  ['GET', '/api/records/enquiry/export.csv'],
  ['GET', '/api/ready'],
] as const;

test(`attack 49: ${ACCOUNTS} free accounts at everything that is cheap to call: the staff keep working`, async () => {
  const { db, port, env } = await migratedSite();
  const server = startServer(port, env);
  await server.ready();
  const over = new AbortController();
  onTestFinished(() => over.abort());
  const call = async (headers: object, n: number, [method, path] = CHEAP[n % CHEAP.length] ?? CHEAP[0]) => {
    const from = { 'X-Forwarded-For': address(1) };
    const answer = await fetch(server.url + path, {
      method,
      headers: { ...from, ...headers },
      signal: over.signal,
    });
    if (!answer.headers.get('content-type')?.includes('event-stream')) await answer.text();
    return answer;
  };
  const staff = await logIn(db, 'admin');
  const clients = await Promise.all(Array.from({ length: ACCOUNTS }, () => logIn(db, 'user')));

  const opened = await Promise.all(
    clients.flatMap((client) => Array.from({ length: WINDOWS }, () => call(client, 0))),
  );
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([403]));
  const stream = await call(staff, 0);
  expect(stream.status).toBe(200);

  const statuses: Record<number, number> = {};
  const until = performance.now() + LONGEST_MS;
  const crowd = clients.map(async (client, at) => {
    for (let n = at; performance.now() < until; n++) {
      const { status } = await call(client, n);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  });
  const times: number[] = [];
  for (let n = 0; performance.now() < until || n < LEAST_CALLS; n++) {
    const since = performance.now();
    const { status } = await call(
      staff,
      0,
      n % 2 ? ['GET', '/api/stats'] : ['PUT', '/api/notifications/read'],
    );
    times.push(performance.now() - since);
    expect([200, 429]).toContain(status);
    await wait(50);
  }
  await Promise.all(crowd);
  expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
  const p95 = quantile(times, 0.95);
  const calls = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  tellFigures('A crowd of free accounts', { accounts: ACCOUNTS, calls, 'staff p95 ms': p95 });
});
