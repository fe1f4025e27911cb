import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailTo, tokenIn } from '~/testing/mails';
import { startApp } from '~/testing/start-app';
import { startClock, stopClock } from '~/testing/timing/stopped-clock';

beforeEach(stopClock);
afterEach(startClock);

test('the link that confirms an address is sent again, and works', async () => {
  const t = await startApp();
  const { headers, user } = await t.logIn('user', { emailVerifiedAt: null });
  expect((await t.call('POST', '/api/user/verify-email', { headers })).statusCode).toBe(200);
  const token = tokenIn(await mailTo(t, user.email));
  expect((await t.call('PUT', `/api/user/verify-email/${token}`, { headers })).statusCode).toBe(200);
  const again = await t.call('POST', '/api/user/verify-email', { headers });
  expect([again.statusCode, again.json().message]).toEqual([409, 'Your address is confirmed already.']);
  expect(await t.db.selectFrom('outbox').select('recipient').execute()).toEqual([{ recipient: user.email }]);
});

test('attack 30: it is sent three times an hour at most, also when asked for all at once', async () => {
  const t = await startApp();
  const [one, other] = [
    await t.logIn('user', { emailVerifiedAt: null }),
    await t.logIn('business', { emailVerifiedAt: null }),
  ];
  const ask = (headers: Record<string, string>) => t.call('POST', '/api/user/verify-email', { headers });
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(one.headers)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429, 429, 429]);
  const refused = await ask(one.headers);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect((await ask(other.headers)).statusCode).toBe(200);
});

test('it takes a session', async () => {
  const t = await startApp();
  expect((await t.call('POST', '/api/user/verify-email')).statusCode).toBe(401);
});
