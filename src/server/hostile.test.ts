import { expect, test } from 'vitest';
import { newSite, startServer } from '~/testing/server-process';
import { memoryOf } from '../../scripts/hostile/memory.ts';
import { hostileRun } from '../../scripts/hostile/run.ts';

const REQUESTS = 2500;
const admin = { email: 'root@hostile.example', password: 'Root-Of-The-Run-41!' };

/** The same run as `npm run test:hostile`, which sends a hundred thousand. */
test('attack 15: hostile requests to every route by everybody get no 5xx, no exit, and nothing through that should not be', {
  timeout: 240_000,
}, async () => {
  const site = await newSite();
  const server = startServer(site.port, {
    ...site.env,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  await server.ready();
  const seed = Date.now() % 1_000_000_000;
  const report = await hostileRun({
    url: server.url,
    admin,
    requests: REQUESTS,
    seed,
    memory: () => memoryOf(server.pid ?? 0),
    isAlive: server.isRunning,
  });
  expect(report.faults, `--seed ${seed}`).toEqual([]);
  expect([report.sent, server.isRunning()]).toEqual([REQUESTS, true]);
  expect(report.operations).toBeGreaterThan(80);
  // Everybody got through somewhere. How often is chance: of those who may do least some fifteen, now and then five.
  for (const [who, passed] of report.passed) expect([who, passed > 0]).toEqual([who, true]);
  expect(await server.kill('SIGTERM')).toBe(0);
});
