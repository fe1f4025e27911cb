import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromNow, MINUTE, SECOND } from '~/lib/time';
import {
  holdWaits,
  letTimePass,
  login,
  many,
  strangers,
  type Try,
  tally,
  WRONG,
} from '~/testing/credentials/guesses';
import { startNeighbour } from '~/testing/servers/neighbour';
import { type StartedApp, startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';
import { startClock, stopClock } from '~/testing/timing/stopped-clock';
import { addKnownDevice, forgiveTries, takeLogin } from './login-limit.server';

beforeEach(stopClock);
afterEach(startClock);

describe('guessing the password of one account', () => {
  test('attack 28: is slowed down after five tries, longer each time', async () => {
    const t = await startApp();
    const { email } = await t.addUser('admin');
    for (let n = 1; n <= 5; n++) expect((await login(t, { email, from: strangers(1) })).statusCode).toBe(401);
    for (const wait of [2, 4, 8, 16]) {
      const refused = await login(t, { email, password: PASSWORD, from: strangers(1) });
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({
        code: 'too_many_requests',
        message: expect.stringContaining('wait'),
      });
      const retryAfter = Number(refused.headers['retry-after']);
      expect([retryAfter <= wait, retryAfter >= wait / 2]).toEqual([true, true]);
      await letTimePass(t);
      expect((await login(t, { email, from: strangers(1) })).statusCode).toBe(401);
    }
  });

  test('attack 28: from any number of devices that once logged in is slowed down, too, and the owner resets it', async () => {
    const t = await startApp();
    const { email } = await t.addUser('admin');
    const devices = Array.from({ length: 30 }, (_, n) => `device-${n}`);
    for (const device of devices) await addKnownDevice(t.db, email, device);
    let judged = 0;
    for (const device of devices) {
      const from = { from: strangers(1), headers: { cookie: `peepalworks=${device}` } };
      const answers = await tally(
        t,
        many(5, () => ({ email, ...from })),
      );
      judged += answers[401] ?? 0;
    }
    expect([judged >= 100, judged < 110]).toEqual([true, true]);
    await holdWaits(t);
    await forgiveTries(t.db, email, strangers(2));
    expect((await login(t, { email, password: PASSWORD, from: strangers(2) })).statusCode).toBe(200);
  });

  test('attack 49: fifty devices are remembered a day, and a login without end fills no table', async () => {
    const t = await startApp();
    const { email } = await t.addUser('user');
    const known = async () => (await t.db.selectFrom('knownPlaces').select('key').execute()).length;
    const before = await known();
    for (let n = 0; n < 60; n++) await addKnownDevice(t.db, email, `device-${n}`);
    expect((await known()) - before).toBe(50);
  });

  test('never waits longer than a quarter of an hour', async () => {
    const t = await startApp();
    const { email } = await t.addUser('admin');
    await login(t, { email });
    await login(t, { email });
    await t.db.updateTable('limits').set({ used: 1000 }).execute();
    await login(t, { email });
    const retryAfter = Number((await login(t, { email })).headers['retry-after']);
    expect(retryAfter).toBeGreaterThan((14 * MINUTE) / SECOND);
    expect(retryAfter).toBeLessThanOrEqual((15 * MINUTE) / SECOND);
  });

  test('starts again from nothing after the right password', async () => {
    const t = await startApp();
    const { email } = await t.addUser('user');
    for (const password of [WRONG, WRONG, PASSWORD]) await login(t, { email, password });
    expect(
      await tally(
        t,
        many(7, () => ({ email })),
      ),
    ).toEqual({ 401: 5, 429: 2 });
  });

  test('is forgotten after a day', async () => {
    const t = await startApp();
    const { email } = await t.addUser('user');
    await login(t, { email });
    await t.db
      .updateTable('limits')
      .set({ used: 9, blockedUntil: fromNow(-SECOND), expiresAt: fromNow(-SECOND) })
      .execute();
    expect(
      await tally(
        t,
        many(7, () => ({ email })),
      ),
    ).toEqual({ 401: 5, 429: 2 });
  });

  test('attack 28: at once from everywhere, over two processes, is told wrong five times', async () => {
    const t = await startApp();
    const neighbour = await startNeighbour(t);
    const { email } = await t.addUser('admin');
    const half = (from: number) => many(10, (n) => ({ email, from: strangers(from + n) }));
    const counts = await Promise.all([tally(t, half(0)), tally(neighbour, half(100))]);
    const of = (status: number) => counts.reduce((sum, one) => sum + (one[status] ?? 0), 0);
    // On a busy machine it takes so long that a wait passes and one more is free.
    expect(of(401) + of(429)).toBe(20);
    expect(of(401)).toBeGreaterThanOrEqual(5);
    expect(of(401)).toBeLessThan(9);
  });

  test('attack 28: one network has one try of its own while others guess, and no second one', async () => {
    const t = await startApp();
    const { email } = await t.addUser('admin');
    await tally(
      t,
      many(20, (n) => ({ email, from: strangers(n) })),
    );
    await holdWaits(t);
    const refused = await login(t, { email, from: '198.51.100.1' });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(t, { email, password: PASSWORD, from: '198.51.100.1' })).statusCode).toBe(429);
  });

  test('is slowed down just the same when there is no such account', async () => {
    const t = await startApp();
    expect(
      await tally(
        t,
        many(8, (n) => ({ email: 'nobody@test.example', from: strangers(n) })),
      ),
    ).toEqual({
      401: 5,
      429: 3,
    });
  });
});

describe('guessing from one address', () => {
  /** Nineteen tries were made so far; the twentieth is the last free one. */
  const nineteenTries = (t: StartedApp) => t.db.updateTable('limits').set({ used: 19 }).execute();
  let people = 0;
  const guess = async (t: StartedApp, rest: Omit<Try, 'email'>) =>
    (await login(t, { email: `person${people++}@test.example`, ...rest })).statusCode;

  test('attack 28: is slowed down after twenty tries, whatever X-Forwarded-For says', async () => {
    const t = await startApp();
    const forged = (n: number) => ({ headers: { 'x-forwarded-for': strangers(n) } });
    expect(await guess(t, forged(1))).toBe(401);
    await nineteenTries(t);
    expect([await guess(t, forged(2)), await guess(t, forged(3))]).toEqual([401, 429]);
    expect(await guess(t, { from: strangers(4) })).toBe(401);
  });

  test('attack 28: believes X-Forwarded-For where a proxy is trusted, and only what the proxy wrote', async () => {
    const t = await startApp({ TRUST_PROXY: '1' });
    const via = (n: number, seen: string) => ({ headers: { 'x-forwarded-for': `10.0.0.${n}, ${seen}` } });
    expect(await guess(t, via(1, strangers(1)))).toBe(401);
    await nineteenTries(t);
    expect([await guess(t, via(2, strangers(1))), await guess(t, via(3, strangers(1)))]).toEqual([401, 429]);
    expect(await guess(t, via(3, strangers(2)))).toBe(401);
  });

  test('attack 28: counts a /64 of IPv6 as one address', async () => {
    const t = await startApp();
    expect(await guess(t, { from: '2001:db8:1:2::1' })).toBe(401);
    await nineteenTries(t);
    const same = [
      await guess(t, { from: '2001:db8:1:2::2' }),
      await guess(t, { from: '2001:db8:1:2:a:b:c:d' }),
    ];
    expect(same).toEqual([401, 429]);
    expect(await guess(t, { from: '2001:db8:1:3::1' })).toBe(401);
  });

  test('a hundred times at once gets twenty tries', async () => {
    const t = await startApp();
    const { db } = t;
    const caller = { ip: strangers(1), device: undefined };
    const claims = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) => takeLogin(db, { email: `person${n}@test.example`, ...caller })),
    );
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });

  test('counts no login that succeeds', async () => {
    const t = await startApp();
    const { email } = await t.addUser('user');
    for (let n = 1; n <= 3; n++) expect((await login(t, { email, password: PASSWORD })).statusCode).toBe(200);
    const used = await t.db.selectFrom('limits').select('used').execute();
    expect(new Set(used.map((row) => row.used))).toEqual(new Set([0]));
  });

  test('behind a proxy that is not trusted is warned of in the log, once', async () => {
    for (const [env, times] of [
      [{}, 1],
      [{ TRUST_PROXY: '1' }, 0],
    ] as const) {
      const lines: string[] = [];
      const t = await startApp(env, { write: (line) => lines.push(line) });
      await t.call('GET', '/api/health');
      expect(lines.join('')).not.toContain('TRUST_PROXY');
      const headers = { 'x-forwarded-for': strangers(1) };
      for (let n = 0; n < 3; n++) await t.call('GET', '/api/health', { headers });
      expect(lines.filter((line) => line.includes('TRUST_PROXY is off'))).toHaveLength(times);
    }
  });
});
