import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromNow, MINUTE, SECOND } from '~/lib/time';
import { tinyBuild } from '~/platform/pages/test-kit';
import { asha } from '~/testing/factories';
import { startNeighbour } from '~/testing/servers/neighbour';
import { type StartedApp, startApp } from '~/testing/start-app';
import { startClock, stopClock } from '~/testing/timing/stopped-clock';
import { take } from './limiter';

beforeEach(stopClock);
afterEach(startClock);

const SHARE = 60;
const OFFICE = '203.0.113.9';
type Process = Pick<StartedApp, 'call'>;

const post = async ({ call }: Process, from = OFFICE) =>
  (await call('POST', '/api/quotes', { body: asha, from })).statusCode;
const countsOf = async ({ db }: Pick<StartedApp, 'db'>) =>
  (await db.selectFrom('limits').select('used').execute()).map(({ used }) => used);
const passWindow = ({ db }: Pick<StartedApp, 'db'>) =>
  db
    .updateTable('limits')
    .set({ expiresAt: fromNow(-SECOND) })
    .execute();

describe('a limit per address', () => {
  test('attack 30: of 60 posts is one limit for two processes, whichever answers', async () => {
    const t = await startApp();
    const processes = [t, await startNeighbour(t)] as const;
    for (let n = 0; n < SHARE; n++) expect(await post(processes[n % 2 ? 1 : 0])).toBe(200);
    for (const process of processes) {
      const refused = await process.call('POST', '/api/quotes', { body: asha, from: OFFICE });
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual((10 * MINUTE) / SECOND);
      expect(await post(process, '203.0.113.10')).toBe(200);
    }
    expect(await t.db.selectFrom('enquiries').select('_id').execute()).toHaveLength(SHARE + 2);
  });

  test('attack 30: lets no more through when all come at once', async () => {
    const t = await startApp();
    const processes = [t, await startNeighbour(t)];
    const posts = Array.from({ length: 50 }, () => processes.map((process) => post(process))).flat();
    const statuses = await Promise.all(posts);
    expect(statuses.filter((status) => status === 200)).toHaveLength(SHARE);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100 - SHARE);
  });

  test.each([
    ['POST', '/api/user/register'],
    ['POST', '/api/user/forgot-password-token'],
    ['PUT', '/api/user/reset-password/none'],
    ['PUT', '/api/user/verify-email/none'],
  ] as const)('attack 30: holds across processes for %s %s, apart from the others', async (method, url) => {
    const t = await startApp();
    const neighbour = await startNeighbour(t);
    const call = async (process: Process) =>
      (await process.call(method, url, { body: { email: 'x' }, from: OFFICE })).statusCode;
    const statuses = await Promise.all(Array.from({ length: SHARE }, () => call(t)));
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect([await call(neighbour), await call(t)]).toEqual([429, 429]);
    expect(await post(neighbour)).toBe(200);
  });

  test('attack 30: holds across processes for forms that are posted to a page', async () => {
    const t = await startApp();
    const build = tinyBuild({ '*': { action: () => 'taken', default: () => null } }, (data, status) =>
      Response.json(data, { status }),
    );
    const pages = { loadBuild: async () => build, clientDir: undefined, publicUrl: t.config.publicUrl };
    const [one, other] = [await startNeighbour(t, pages), await startNeighbour(t, pages)];
    const submit = async ({ app }: typeof one, url: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return (await app.inject({ method: 'POST', url, headers, payload: 'a=1', remoteAddress: OFFICE }))
        .statusCode;
    };
    const statuses = await Promise.all(Array.from({ length: SHARE }, () => submit(one, '/contact-us')));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([await submit(other, '/career'), await submit(one, '/')]).toEqual([429, 429]);
  });

  test('costs the database nothing once it is reached, and begins anew when its time is over', async () => {
    const t = await startApp();
    await Promise.all(Array.from({ length: SHARE + 1 }, () => post(t)));
    expect(await countsOf(t)).toEqual([SHARE + 1]);
    for (let n = 0; n < 5; n++) expect(await post(t)).toBe(429);
    expect(await countsOf(t)).toEqual([SHARE + 1]);
    await passWindow(t);
    const neighbour = await startNeighbour(t);
    for (let n = 0; n < 2; n++) expect(await post(neighbour)).toBe(200);
    expect(await countsOf(t)).toEqual([2]);
  });

  test('attack 30: is the same to a form or two in each of many processes', async () => {
    const t = await startApp();
    const neighbours = await Promise.all(Array.from({ length: 5 }, () => startNeighbour(t)));
    const processes: Process[] = [t, ...neighbours];
    const posts = processes.flatMap((process) => Array.from({ length: 11 }, () => post(process)));
    const statuses = await Promise.all(posts);
    expect(statuses.filter((status) => status === 200)).toHaveLength(SHARE);
    for (const process of processes) expect(await post(process)).toBe(429);
  });

  test('is not forgotten in a crowd of others', async () => {
    const t = await startApp();
    const limit = { name: 'calls', most: 2, windowMs: MINUTE };
    const count = async (subject: string) => (await take(t.db, [limit, subject])).used;
    expect([await count('me'), await count('me'), await count('me')]).toEqual([1, 2, 3]);
    await Promise.all(Array.from({ length: 5001 }, (_, n) => count(`crowd ${n}`)));
    expect(await count('me')).toBe(3);
  });

  test('that cannot be counted lets nobody pass', async () => {
    const t = await startApp();
    await t.db.destroy();
    expect(await post(t)).toBe(500);
  });
});
