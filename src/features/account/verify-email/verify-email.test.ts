import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { now } from '~/lib/time';
import { forgot, login, reset } from '~/testing/credentials/recovery';
import { mailTo, tokenIn } from '~/testing/mails';
import { type StartedApp, startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';
import { startClock, stopClock } from '~/testing/timing/stopped-clock';

beforeEach(stopClock);
afterEach(startClock);

const ALREADY = 'Your email address is already confirmed';

describe('the link that confirms an address', () => {
  const asha = { name: 'Asha', email: 'asha@verma.example', password: PASSWORD, mobile: '9818040101' };
  const verify = (t: StartedApp, token: string, more: Parameters<StartedApp['call']>[2] = {}) =>
    t.call('PUT', `/api/user/verify-email/${token}`, more);
  const verified = async (t: StartedApp) =>
    (await t.db.selectFrom('users').select('emailVerifiedAt').executeTakeFirst())?.emailVerifiedAt;

  async function registered() {
    const t = await startApp();
    await t.call('POST', '/api/user/register', { body: asha });
    return { t, token: tokenIn(await mailTo(t, asha.email)) };
  }

  test('comes after registering and works once, with the password of the account', async () => {
    const { t, token } = await registered();
    expect(await verified(t)).toBeNull();
    const answer = await verify(t, token, { body: { password: PASSWORD } });
    expect(answer.json()).toEqual({ message: 'Your email address is confirmed' });
    expect(await verified(t)).toMatch(/Z$/);
  });

  test('says afterwards that the address is confirmed already, and opens nothing', async () => {
    const { t, token } = await registered();
    await verify(t, token, { body: { password: PASSWORD } });
    const sessions = () => t.db.selectFrom('sessions').select('_id').execute();
    const before = await sessions();
    const { headers } = await t.logIn('user');
    for (const more of [{}, { body: { password: 'Wrong-Horse-7!' } }, { headers }]) {
      const again = await verify(t, token, more);
      expect([again.statusCode, again.json()]).toEqual([200, { message: ALREADY }]);
    }
    expect(await sessions()).toHaveLength(before.length + 1);
    expect((await reset(t, token)).statusCode).toBe(400);
  });

  test('opened twice at once confirms once, and says so twice', async () => {
    const { t, token } = await registered();
    const answers = await Promise.all([1, 2].map(() => verify(t, token, { body: { password: PASSWORD } })));
    expect(answers.map((answer) => answer.json().message).sort()).toEqual([
      ALREADY,
      'Your email address is confirmed',
    ]);
  });

  test('says so after a reset has confirmed the address, too', async () => {
    const { t, token } = await registered();
    await forgot(t, asha.email);
    await reset(t, tokenIn(await mailTo(t, asha.email)));
    expect((await verify(t, token)).json().message).toBe(ALREADY);
  });

  test.each([
    ['has expired', ({ db }: StartedApp) => db.updateTable('accountTokens').set({ expiresAt: now() })],
    [
      'is of an account in the trash',
      ({ db }: StartedApp) => db.updateTable('users').set({ deletedAt: now() }),
    ],
    ['is of a blocked account', ({ db }: StartedApp) => db.updateTable('users').set({ isBlocked: true })],
    [
      'went to another address',
      ({ db }: StartedApp) => db.updateTable('users').set({ emailVerifiedAt: null }),
    ],
  ])('attack 5: is dead like any other when a used one %s', async (_what, change) => {
    const { t, token } = await registered();
    await verify(t, token, { body: { password: PASSWORD } });
    await change(t).execute();
    const answer = await verify(t, token, { body: { password: PASSWORD } });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'dead_link']);
    expect((await verify(t, 'x'.repeat(43))).json().code).toBe('dead_link');
  });

  test('works for whoever is signed in to the account, and for nobody else by opening it', async () => {
    const { t, token } = await registered();
    const other = await t.logIn('admin');
    for (const headers of [{}, other.headers, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
      const refused = await verify(t, token, { headers });
      expect([refused.statusCode, refused.json().code]).toEqual([401, 'password_needed']);
    }
    expect(
      await t.db.selectFrom('users').select('_id').where('emailVerifiedAt', 'is', null).execute(),
    ).toHaveLength(1);
    const body = { email: asha.email, password: PASSWORD };
    const { token: session } = (await t.call('POST', '/api/user/admin-login', { body })).json();
    expect((await verify(t, token, { headers: { authorization: `Bearer ${session}` } })).statusCode).toBe(
      200,
    );
  });

  test('opens nothing to who registered with the address of somebody else', async () => {
    const { t, token } = await registered();
    const enquiry = {
      name: 'Asha',
      email: asha.email,
      phone: '9818040101',
      city: 'Delhi',
      requirement: 'crm',
    };
    await t.call('POST', '/api/quotes', { body: enquiry });
    // The owner of the address opens the link, and knows no password.
    expect((await verify(t, token)).statusCode).toBe(401);
    const stranger = { body: { email: asha.email, password: PASSWORD } };
    const { token: session } = (await t.call('POST', '/api/user/admin-login', stranger)).json();
    const headers = { authorization: `Bearer ${session}` };
    expect((await t.call('GET', '/api/quotes', { headers })).json()).toEqual([]);
    // What the page offers instead: a password of their own. It ends the stranger's session.
    await forgot(t, asha.email);
    await reset(t, tokenIn(await mailTo(t, asha.email)));
    expect((await t.call('GET', '/api/quotes', { headers })).statusCode).toBe(401);
    expect(await login(t, asha.email, PASSWORD)).toBe(401);
    expect(await verified(t)).toMatch(/Z$/);
  });

  test('lets nobody guess the password faster than the login does', async () => {
    const { t, token } = await registered();
    const guess = async () => (await verify(t, token, { body: { password: 'Wrong-Horse-7!' } })).statusCode;
    for (let n = 0; n < 5; n++) expect(await guess()).toBe(401);
    expect(await guess()).toBe(429);
    expect(await verified(t)).toBeNull();
  });

  test('sets no password, and a reset link confirms by being opened', async () => {
    const { t, token } = await registered();
    expect((await reset(t, token)).statusCode).toBe(400);
    await forgot(t, asha.email);
    const resetToken = tokenIn(await mailTo(t, asha.email));
    expect((await verify(t, resetToken, { body: { password: PASSWORD } })).statusCode).toBe(400);
    expect((await reset(t, resetToken)).statusCode).toBe(200);
    expect(await verified(t)).toMatch(/Z$/);
  });
});
