import { describe, expect, test, vi } from 'vitest';
import { HOUR, MINUTE, now } from '~/lib/time';
import { issueAccountToken } from '~/platform/auth/account-tokens';
import { TOO_COMMON } from '~/platform/auth/passwords/common-passwords';
import { forgot, login, NEW_PASSWORD, reset, resetLink } from '~/testing/credentials/recovery';
import { mailTo, tokenIn } from '~/testing/mails';
import { startNeighbour } from '~/testing/servers/neighbour';
import { startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';

describe('a reset link', () => {
  test('attack 6: sets the password, ends every session, and works once', async () => {
    const t = await startApp();
    const { user, token } = await resetLink(t);
    const old = (
      await t.call('POST', '/api/user/admin-login', { body: { email: user.email, password: PASSWORD } })
    ).json();
    const answer = await reset(t, token);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Password reset successful' }]);
    const me = await t.call('GET', '/api/user/me', { headers: { authorization: `Bearer ${old.token}` } });
    expect(me.statusCode).toBe(401);
    expect(await login(t, user.email, PASSWORD)).toBe(401);
    expect(await login(t, user.email, NEW_PASSWORD)).toBe(200);
    expect((await reset(t, token, 'Other-Horse-9!')).statusCode).toBe(400);
    expect(await login(t, user.email, NEW_PASSWORD)).toBe(200);
  });

  test('attack 5: used, expired, altered, replaced or made up gets one and the same answer', async () => {
    const t = await startApp();
    const used = (await resetLink(t)).token;
    await reset(t, used);
    const { user, token: replaced } = await resetLink(t);
    await forgot(t, user.email);
    const expired = tokenIn(await mailTo(t, user.email));
    await t.db.updateTable('accountTokens').set({ expiresAt: now() }).execute();
    const altered = (await resetLink(t)).token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const answers = [];
    for (const token of [used, expired, altered, replaced, 'x', 'A'.repeat(43), '%00', "'--"])
      answers.push(await reset(t, token));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({
      code: 'dead_link',
      message: expect.stringContaining('expired'),
    });
    expect(await login(t, user.email, PASSWORD)).toBe(200);
  });

  test('attack 5: lives one hour, and has 256 bits', async () => {
    const t = await startApp();
    const { token } = await resetLink(t);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { expiresAt } = await t.db
      .selectFrom('accountTokens')
      .select('expiresAt')
      .executeTakeFirstOrThrow();
    const life = Date.parse(expiresAt) - Date.now();
    expect(life).toBeLessThanOrEqual(HOUR);
    expect(life).toBeGreaterThan(HOUR - MINUTE);
  });

  test('attack 5: used twice at once, in two processes, works exactly once', async () => {
    const t = await startApp();
    const neighbour = await startNeighbour(t);
    const { user, token } = await resetLink(t);
    const passwords = ['First-Horse-1!', 'Second-Horse-2!', 'Third-Horse-3!'];
    const answers = await Promise.all(
      passwords.map((password, n) => reset(n % 2 ? neighbour : t, token, password)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    const opened = await Promise.all(passwords.map((password) => login(t, user.email, password)));
    expect(opened).toEqual(answers.map(({ statusCode }) => (statusCode === 200 ? 200 : 401)));
  });

  test('attack 2: is not used up by a password that is refused', async () => {
    const t = await startApp();
    const { token } = await resetLink(t);
    const refused = await reset(t, token, 'weak');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe('Password is too weak. Please use a stronger password.');
    const common = await reset(t, token, 'Sunshine2024');
    expect([common.statusCode, common.json().message]).toEqual([400, TOO_COMMON]);
    expect((await reset(t, token)).statusCode).toBe(200);
  });

  test('leaves nothing to a login with the old password that began before it', async () => {
    const t = await startApp();
    const { user } = await t.logIn('admin');
    const old = { email: user.email, password: PASSWORD };
    const login = t.call('POST', '/api/user/admin-login', { body: old }).then((answer) => answer);
    const underWay = async () =>
      expect(await t.db.selectFrom('limits').select('key').execute()).toHaveLength(4);
    await vi.waitFor(underWay, { interval: 1, timeout: 60_000 });
    await t.db.updateTable('users').set({ passwordHash: 'another' }).execute();
    await t.db.deleteFrom('sessions').execute();
    expect((await login).statusCode).toBe(401);
    expect(await t.db.selectFrom('sessions').select('_id').execute()).toEqual([]);
  });

  test('of somebody who is blocked is dead, and stays so when they are let in again', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { user, token } = await resetLink(t);
    const rowBlocked = await resetLink(t);
    await t.db.updateTable('users').set({ isBlocked: true }).where('_id', '=', rowBlocked.user._id).execute();
    expect((await reset(t, rowBlocked.token)).json().code).toBe('dead_link');
    await t.call('PUT', `/api/user/block-user/${user._id}`, { headers });
    expect((await reset(t, token)).json().code).toBe('dead_link');
    await t.call('PUT', `/api/user/unblock-user/${user._id}`, { headers });
    expect((await reset(t, token)).json().code).toBe('dead_link');
    expect(await login(t, user.email, NEW_PASSWORD)).toBe(401);
    expect(await login(t, user.email, PASSWORD)).toBe(200);
  });

  test('of two that are made at the same moment, one is left', async () => {
    const t = await startApp();
    const neighbour = await startNeighbour(t);
    const { _id, email } = await t.addUser('user');
    const databases = Array.from({ length: 10 }, (_, n) => (n % 2 ? neighbour.db : t.db));
    await Promise.all(databases.map((db) => issueAccountToken(db, { _id, email }, 'reset')));
    expect(await t.db.selectFrom('accountTokens').select('purpose').execute()).toHaveLength(1);
  });
});
