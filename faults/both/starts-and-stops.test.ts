import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { Database } from '~/platform/db/schema';
import { freePort, migratedSite, newSite, startServer } from '~/testing/servers/server-process';
import { address, bookDemo } from '~/testing/visitors';
import { hashesUntilTheStop } from '../lib/server-options';

/** What has nothing to do with the database is looked at once. */
const isSqlite = !process.env.TEST_DATABASE_URL;

const references = async (db: Database) => {
  const rows = await db.selectFrom('enquiries').select('reference').execute();
  return rows.map(({ reference }) => reference);
};

describe('SIGTERM', () => {
  test('attack 34: lets every request in flight finish and exits with 0', async () => {
    const { port, env } = await migratedSite();
    const server = startServer(port, { ...env, ...hashesUntilTheStop });
    await server.ready();
    let answered = 0;
    const logins = Array.from({ length: 30 }, async (_, n) => {
      const { status } = await fetch(`${server.url}/api/user/admin-login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address(n) },
        body: JSON.stringify({ email: `person${n}@test.example`, password: 'Wrong-Horse-7!' }),
      });
      answered++;
      return status;
    });
    while (answered < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    const exit = server.kill('SIGTERM');
    expect(answered).toBeLessThan(30);
    expect(await Promise.all(logins)).toEqual(Array(30).fill(401));
    expect(await exit).toBe(0);
  });
});

describe('a start', () => {
  const passwords = (printed: string) => printed.match(/Password: /g)?.length ?? 0;

  test('attack 37: of two processes and two workers at once on one new data folder makes one admin and tells one password', async () => {
    const { db, port, env } = await newSite();
    const crew = startServer(port, { ...env, WEB_CONCURRENCY: '2' });
    const servers = [startServer(await freePort(), env), startServer(await freePort(), env), crew];
    await Promise.all(servers.map((server) => server.ready()));
    expect(await db.selectFrom('users').select('role').execute()).toEqual([{ role: 'admin' }]);
    expect(passwords(servers.map((server) => server.printed()).join(''))).toBe(1);
    const sent = await Promise.all(Array.from({ length: 20 }, (_, n) => bookDemo(crew.url, n)));
    expect((await references(db)).toSorted()).toEqual(sent.toSorted());
    const exits = await Promise.all(servers.map((server) => server.kill('SIGTERM')));
    expect(exits).toEqual([0, 0, 0]);
  });

  test.runIf(isSqlite)('of workers who find the port taken ends with 1', async () => {
    const { port, env } = await migratedSite();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const server = startServer(port, { ...env, WEB_CONCURRENCY: '2' });
    expect(await server.exited).toBe(1);
    expect(server.printed()).toContain('set PORT to another number');
    other.close();
  });

  test.runIf(isSqlite)('with a bad configuration says all that is wrong and ends with 1', async () => {
    const { port, env } = await migratedSite();
    const server = startServer(port, { ...env, PUBLIC_URL: 'nonsense', WEB_CONCURRENCY: 'many' });
    expect(await server.exited).toBe(1);
    expect(server.printed()).toMatch(
      /^The configuration has faults:\n {2}PUBLIC_URL .+\n {2}WEB_CONCURRENCY .+\n$/,
    );
  });
});

test('a fault that nobody caught is logged and ends the process, but not the requests in it', async () => {
  const { port, env } = await migratedSite();
  const fault = `process.on('SIGUSR2', () => Promise.reject(new Error('nobody expected this')))`;
  const preload = `--import=data:text/javascript,${encodeURIComponent(fault)}`;
  const server = startServer(port, { ...env, NODE_OPTIONS: preload });
  await server.ready();
  const sent = Array.from({ length: 5 }, (_, n) => bookDemo(server.url, n));
  await Promise.race(sent);
  process.kill(server.pid ?? 0, 'SIGUSR2');
  expect(await server.exited).toBe(1);
  expect(await Promise.all(sent)).toHaveLength(5);
  expect(server.printed()).toContain('nobody expected this');
});
