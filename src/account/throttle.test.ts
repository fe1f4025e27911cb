import { describe, expect, test } from 'vitest';
import { fromNow, MINUTE, SECOND } from '~/lib/time';
import { claimLogin } from '~/server/auth/throttle';
import { type StartedApp, startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';

const WRONG = 'Wrong-Horse-7!';
const strangers = (n: number) => `203.0.113.${n}`;

interface Try {
  email: string;
  password?: string;
  from?: string;
  headers?: Record<string, string>;
}

function login(t: StartedApp, { email, password = WRONG, ...rest }: Try) {
  return t.call('POST', '/api/user/admin-login', { body: { email, password }, ...rest });
}

/** How many of these tries, sent all at once, got which status. */
async function tally(t: StartedApp, tries: Try[]) {
  const counts: Record<number, number> = {};
  for (const { statusCode } of await Promise.all(tries.map((one) => login(t, one)))) {
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
}

const many = (count: number, one: (n: number) => Try) => Array.from({ length: count }, (_, n) => one(n + 1));
const letTimePass = (t: StartedApp) =>
  t.db
    .updateTable('throttles')
    .set({ blockedUntil: fromNow(-SECOND) })
    .execute();

describe('guessing the password of one account', () => {
  test('is slowed down after five tries, longer each time', async () => {
    const t = await startApp();
    const { email } = await t.addUser('admin');
    for (let n = 1; n <= 5; n++) expect((await login(t, { email, from: strangers(n) })).statusCode).toBe(401);
    for (const wait of [2, 4, 8, 16]) {
      const refused = await login(t, { email, password: PASSWORD, from: strangers(wait) });
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({
        code: 'too_many_requests',
        message: expect.stringContaining('wait'),
      });
      const retryAfter = Number(refused.headers['retry-after']);
      expect([retryAfter <= wait, retryAfter >= wait / 2]).toEqual([true, true]);
      await letTimePass(t);
      expect((await login(t, { email, from: strangers(wait) })).statusCode).toBe(401);
    }
  });

  test('never waits longer than a quarter of an hour', async () => {
    const t = await startApp();
    const { email } = await t.addUser('admin');
    await login(t, { email });
    await t.db.updateTable('throttles').set({ failures: 1000 }).execute();
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
      .updateTable('throttles')
      .set({ failures: 9, expiresAt: fromNow(-SECOND) })
      .execute();
    expect(
      await tally(
        t,
        many(7, () => ({ email })),
      ),
    ).toEqual({ 401: 5, 429: 2 });
  });

  test('fifty times at once from everywhere gets five tries', async () => {
    const t = await startApp();
    const { email } = await t.addUser('admin');
    expect(
      await tally(
        t,
        many(50, (n) => ({ email, from: strangers(n) })),
      ),
    ).toEqual({ 401: 5, 429: 45 });
  });

  test('does not keep its owner out of a network where they logged in before', async () => {
    const t = await startApp();
    const { email } = await t.addUser('admin');
    const owner = { email, password: PASSWORD, from: '198.51.100.7' };
    expect((await login(t, owner)).statusCode).toBe(200);
    await tally(
      t,
      many(10, (n) => ({ email, from: strangers(n) })),
    );
    expect((await login(t, { ...owner, from: strangers(99) })).statusCode).toBe(429);
    expect((await login(t, owner)).statusCode).toBe(200);
    expect(
      await tally(
        t,
        many(10, () => ({ email, from: owner.from })),
      ),
    ).toEqual({ 401: 5, 429: 5 });
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
  const nineteenTries = (t: StartedApp) => t.db.updateTable('throttles').set({ failures: 19 }).execute();
  let people = 0;
  const guess = async (t: StartedApp, rest: Omit<Try, 'email'>) =>
    (await login(t, { email: `person${people++}@test.example`, ...rest })).statusCode;

  test('is slowed down after twenty tries, whatever X-Forwarded-For says', async () => {
    const t = await startApp();
    const forged = (n: number) => ({ headers: { 'x-forwarded-for': strangers(n) } });
    expect(await guess(t, forged(1))).toBe(401);
    await nineteenTries(t);
    expect([await guess(t, forged(2)), await guess(t, forged(3))]).toEqual([401, 429]);
    expect(await guess(t, { from: strangers(4) })).toBe(401);
  });

  test('believes X-Forwarded-For where a proxy is trusted, and only what the proxy wrote', async () => {
    const t = await startApp({ TRUST_PROXY: '1' });
    const via = (n: number, seen: string) => ({ headers: { 'x-forwarded-for': `10.0.0.${n}, ${seen}` } });
    expect(await guess(t, via(1, strangers(1)))).toBe(401);
    await nineteenTries(t);
    expect([await guess(t, via(2, strangers(1))), await guess(t, via(3, strangers(1)))]).toEqual([401, 429]);
    expect(await guess(t, via(3, strangers(2)))).toBe(401);
  });

  test('counts a /64 of IPv6 as one address', async () => {
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
    const claims = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) => claimLogin(db, `person${n}@test.example`, strangers(1))),
    );
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });

  test('counts no login that succeeds', async () => {
    const t = await startApp();
    const { email } = await t.addUser('user');
    for (let n = 1; n <= 3; n++) expect((await login(t, { email, password: PASSWORD })).statusCode).toBe(200);
    const failures = await t.db.selectFrom('throttles').select('failures').execute();
    expect(failures).toEqual([{ failures: 0 }, { failures: 0 }]);
  });
});
