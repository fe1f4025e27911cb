import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { holdWaits, login, many, strangers, tally, WRONG } from '~/testing/credentials/guesses';
import { mailTo, tokenIn } from '~/testing/mails';
import { type StartedApp, startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';
import { startClock, stopClock } from '~/testing/timing/stopped-clock';
import { takeLogin } from '../sign-in/login-limit.server';

beforeEach(stopClock);
afterEach(startClock);

describe('while others guess, the owner gets in', () => {
  /** More than the account has free tries, from everywhere and from here. */
  async function hammer(t: StartedApp, email: string, from = strangers) {
    await tally(
      t,
      many(12, (n) => ({ email, from: from(n) })),
    );
    await holdWaits(t);
  }

  test('attack 28: from a network that was never seen before', async () => {
    const t = await startApp();
    const { email } = await t.addUser('admin');
    await hammer(t, email);
    expect((await login(t, { email, password: PASSWORD, from: '198.51.100.7' })).statusCode).toBe(200);
  });

  test('attack 28: from a network where they logged in before, however much goes on there', async () => {
    const t = await startApp();
    const { email } = await t.addUser('admin');
    const owner = { email, password: PASSWORD, from: '198.51.100.7' };
    expect((await login(t, owner)).statusCode).toBe(200);
    await hammer(t, email);
    // A colleague's twenty wrong tries at other accounts are none of the owner's business.
    const guesses = many(22, (n) => ({ email: `other${n}@test.example` }));
    await Promise.allSettled(
      guesses.map(({ email }) => takeLogin(t.db, { email, ip: owner.from, device: undefined })),
    );
    expect((await login(t, { ...owner, email: 'other@test.example' })).statusCode).toBe(429);
    for (let n = 0; n < 3; n++) expect((await login(t, owner)).statusCode).toBe(200);
    expect(
      await tally(
        t,
        many(10, () => ({ email, from: owner.from })),
      ),
    ).toEqual({ 401: 5, 429: 5 });
  });

  test('attack 28: on a device where they logged in before, even from the guesser’s own network', async () => {
    const t = await startApp();
    const { email } = await t.addUser('admin');
    const home = { email, password: PASSWORD, from: strangers(1) };
    const { name, value } = (await login(t, { ...home, web: true })).cookies[0] ?? { name: '', value: '' };
    await hammer(t, email, () => home.from);
    expect((await login(t, home)).statusCode).toBe(429);
    const known = { ...home, headers: { cookie: `${name}=${value}` } };
    expect((await login(t, known)).statusCode).toBe(200);
    const guesses = many(7, () => ({ ...known, password: WRONG }));
    expect(await tally(t, guesses)).toEqual({ 401: 5, 429: 2 });
    const forged = { ...home, headers: { cookie: `${name}=${value.replace(/.$/, '_')}` } };
    expect((await login(t, forged)).statusCode).toBe(429);
  });

  test('attack 28: after they have reset the password, from where they did', async () => {
    const t = await startApp();
    const { email } = await t.addUser('admin');
    const from = '198.51.100.7';
    await hammer(t, email, () => from);
    expect((await login(t, { email, password: PASSWORD, from })).statusCode).toBe(429);
    await t.call('POST', '/api/user/forgot-password-token', { body: { email }, from });
    const token = tokenIn(await mailTo(t, email));
    const password = 'Fresh-Horse-8!';
    await t.call('PUT', `/api/user/reset-password/${token}`, { body: { password }, from });
    await hammer(t, email);
    for (let n = 0; n < 2; n++) expect((await login(t, { email, password, from })).statusCode).toBe(200);
  });

  test('attack 28: a thousand tries with forged addresses, from one /64, with a second email', async () => {
    const t = await startApp();
    const { email } = await t.addUser('admin');
    const twice = `{"email":"x@y.example","email":"${email}","password":"${WRONG}"}`;
    const statuses: Record<number, number> = {};
    for (let n = 0; n < 1000; n += 50) {
      const tries = Array.from({ length: 50 }, (_, m) => {
        const forged = { 'x-forwarded-for': `198.51.${n % 256}.${m}`, 'content-type': 'application/json' };
        if (m % 3 === 0) return login(t, { email, headers: forged, from: strangers(1) });
        if (m % 3 === 1) return login(t, { email, from: `2001:db8:1:2:${n}:${m}::1` });
        const url = '/api/user/admin-login';
        return t.app.inject({ method: 'POST', url, headers: forged, payload: twice });
      });
      for (const { statusCode } of await Promise.all(tries)) {
        statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      }
    }
    // Five were free, and one more for each wait that has passed since.
    const { 400: unread, 401: wrong = 0, 429: refused = 0, ...others } = statuses;
    expect([unread, wrong + refused, others]).toEqual([320, 680, {}]);
    expect(wrong).toBeLessThan(12);
    expect((await login(t, { email, password: PASSWORD, from: '198.51.100.7' })).statusCode).toBe(200);
  });
});
