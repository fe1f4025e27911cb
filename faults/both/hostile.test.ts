import path from 'node:path';
import { expect, test } from 'vitest';
import { type Permission, reach } from '~/model/permissions';
import { declaredAccess } from '~/testing/access/declared-access';
import { freePort, migratedSite, startServer } from '~/testing/servers/server-process';
import { everybody, type Who } from '../../scripts/hostile/requests.ts';
import { hostileRun } from '../../scripts/hostile/run.ts';
import { waitingHashes } from '../lib/server-options';

const REQUESTS = 1500;
/** Of some two hundred pairs: those that were once found open twice, and others, different ones each time. */
const RACES = 56;
const ADMIN_RACES = 3;
const admin = { email: 'root@hostile.example', password: 'Root-Of-The-Run-41!' };

/** What has to be said with the request, or never ends: not asked for plainly. */
const NOT_PLAIN = [
  'GET /api/career/repeated',
  'GET /api/content/pages',
  'GET /api/notifications/stream',
  'GET /api/search',
  'GET /api/views',
];

/** By the table that is written by hand, not by what the server says of itself. */
const plainDoorsOf = (who: Who) =>
  Array.from(declaredAccess)
    .filter(([route]) => /^GET [^:]+$/.test(route) && !NOT_PLAIN.includes(route))
    .filter(([, access]) => isOpenTo(who, access))
    .map(([route]) => route)
    .toSorted();

const isOpenTo = (who: Who, access: string) =>
  isPermission(access) && who !== 'nobody' && who !== 'blocked' && reach(who, access) !== 'none';
const isPermission = (access: string): access is Permission => access.includes(':');

/** The same run as `npm run test:hostile`, which sends a hundred thousand and runs every race five times. */
test('attacks 15, 43, 44, 47: hostile requests to every route by everybody, and changes of credentials at once, get no 5xx, no exit, and nothing through that should not be', async () => {
  const site = await migratedSite();
  const first = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  const env = { ...site.env, ...first, ...waitingHashes };
  const server = startServer(site.port, env);
  await server.ready();
  const neighbour = startServer(await freePort(), env);
  await neighbour.ready();
  const seed = Date.now() % 1_000_000_000;
  const report = await hostileRun({
    url: server.url,
    neighbourUrl: neighbour.url,
    admin,
    requests: REQUESTS,
    races: RACES,
    adminRaces: ADMIN_RACES,
    mailFolder: path.join(site.dataDir, 'mail'),
    seed,
    // So few say nothing of what it holds: the long run looks at that.
    memory: () => 0,
    isAlive: server.isRunning,
  });
  expect(report.faults, `--seed ${seed}`).toEqual([]);
  expect([report.sent, report.races, server.isRunning()]).toEqual([REQUESTS, RACES, true]);
  expect(report.operations).toBeGreaterThan(80);
  // Every session worked, before and after: each opened what the table lets it open, and who has none opened nothing.
  for (const opened of [report.opened.before, report.opened.after]) {
    for (const who of everybody) expect([who, opened.get(who)?.toSorted()]).toEqual([who, plainDoorsOf(who)]);
  }
  expect([await neighbour.kill('SIGTERM'), await server.kill('SIGTERM')]).toEqual([0, 0]);
});
