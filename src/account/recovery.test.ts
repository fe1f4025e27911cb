import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { fromNow, HOUR, MINUTE, now, SECOND } from '~/lib/time';
import { mailsOf, mailTo, tokenIn } from '~/testing/mails';
import { type StartedApp, startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';

const NEW_PASSWORD = 'Fresh-Horse-8!';

const forgot = (t: StartedApp, email: string, more: Parameters<StartedApp['call']>[2] = {}) =>
  t.call('POST', '/api/user/forgot-password-token', { body: { email }, ...more });
const reset = (t: StartedApp, token: string, password = NEW_PASSWORD) =>
  t.call('PUT', `/api/user/reset-password/${token}`, { body: { password } });
const login = async (t: StartedApp, email: string, password: string) =>
  (await t.call('POST', '/api/user/admin-login', { body: { email, password } })).statusCode;

async function resetLink(t: StartedApp) {
  const user = await t.addUser('employee');
  await forgot(t, user.email);
  return { user, token: tokenIn(await mailTo(t, user.email)) };
}

describe('a forgotten password', () => {
  test('known and unknown addresses get the same answer', async () => {
    const t = await startApp();
    const { email } = await t.addUser('user');
    const answers = [
      await forgot(t, email, { from: '203.0.113.1' }),
      await forgot(t, 'no@one.example', { from: '203.0.113.2' }),
    ];
    const [known, unknown] = answers.map(({ statusCode, body, headers }) => {
      return { statusCode, body, headers: { ...headers, date: '', 'x-request-id': '' } };
    });
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({
      statusCode: 200,
      body: '{"message":"Password reset email sent successfully"}',
    });
  });

  test('mails a link to the owner, and nothing to a stranger or a blocked user', async () => {
    const t = await startApp();
    const owner = await t.addUser('user', { name: 'Asha' });
    const blocked = await t.addUser('user', { isBlocked: true });
    for (const email of ['no@one.example', blocked.email, owner.email]) await forgot(t, email);
    const mails = await mailsOf(t);
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([owner.email]);
    expect(mails[0]).toMatchObject({ subject: 'Reset your PeepalWorks password' });
    expect(mails[0]?.text).toMatch(/Hello Asha,[\s\S]+http:\/\/localhost:3000\/reset-password\/[\w-]{43}\s/);
    expect(mails[0]?.html).toContain(`/reset-password/${mails[0] && tokenIn(mails[0])}`);
  });

  test.each([{}, { TRUST_PROXY: '1' }])('links to PUBLIC_URL whatever the request says: %j', async (env) => {
    const t = await startApp({ PUBLIC_URL: 'https://www.peepalworks.example', ...env });
    const { email } = await t.addUser('user');
    const forged = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example',
    };
    await forgot(t, email, { headers: { host: 'evil.example', origin: 'https://evil.example', ...forged } });
    const { text, html } = await mailTo(t, email);
    expect(text).toContain('https://www.peepalworks.example/reset-password/');
    expect(`${text}${html}`).not.toContain('evil');
  });

  test('three mails an hour go to one address, and the answer stays the same', async () => {
    const t = await startApp();
    const { email } = await t.addUser('user');
    const other = await t.addUser('user');
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push((await forgot(t, n % 2 ? email.toUpperCase() : email)).body);
    expect(new Set(answers).size).toBe(1);
    await forgot(t, other.email);
    expect(await mailsOf(t)).toHaveLength(4);
    const { blockedUntil } = await t.db
      .selectFrom('throttles')
      .select('blockedUntil')
      .orderBy('blockedUntil', 'desc')
      .executeTakeFirstOrThrow();
    expect(Date.parse(blockedUntil) - Date.now()).toBeGreaterThan(HOUR - MINUTE);
    await t.db
      .updateTable('throttles')
      .set({ blockedUntil: fromNow(-SECOND), expiresAt: fromNow(-SECOND) })
      .execute();
    for (let n = 0; n < 6; n++) await forgot(t, email);
    expect(await mailsOf(t)).toHaveLength(7);
  });

  test('leaves no link in the database that works', async () => {
    const t = await startApp();
    const { user, token } = await resetLink(t);
    const tables = await t.db.introspection.getTables();
    const rows = await Promise.all(
      tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(t.db)),
    );
    const everything = JSON.stringify(rows.map((result) => result.rows));
    expect(everything).toContain(user.email);
    expect(everything).not.toContain(token);
  });
});

describe('a reset link', () => {
  test('sets the password, ends every session, and works once', async () => {
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

  test('used, expired, altered, replaced or made up gets one and the same answer', async () => {
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

  test('lives one hour', async () => {
    const t = await startApp();
    await resetLink(t);
    const { expiresAt } = await t.db
      .selectFrom('accountTokens')
      .select('expiresAt')
      .executeTakeFirstOrThrow();
    const life = Date.parse(expiresAt) - Date.now();
    expect(life).toBeLessThanOrEqual(HOUR);
    expect(life).toBeGreaterThan(HOUR - MINUTE);
  });

  test('used twice at once works exactly once', async () => {
    const t = await startApp();
    const { user, token } = await resetLink(t);
    const passwords = ['First-Horse-1!', 'Second-Horse-2!', 'Third-Horse-3!'];
    const answers = await Promise.all(passwords.map((password) => reset(t, token, password)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    const opened = await Promise.all(passwords.map((password) => login(t, user.email, password)));
    expect(opened).toEqual(answers.map(({ statusCode }) => (statusCode === 200 ? 200 : 401)));
  });

  test('is not used up by a password that is refused', async () => {
    const t = await startApp();
    const { token } = await resetLink(t);
    const refused = await reset(t, token, 'weak');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe('Password is too weak. Please use a stronger password.');
    expect((await reset(t, token)).statusCode).toBe(200);
  });

  test('leaves nothing to a login with the old password that began before it', async () => {
    const t = await startApp();
    const { user } = await t.logIn('admin');
    const old = { email: user.email, password: PASSWORD };
    const login = t.call('POST', '/api/user/admin-login', { body: old }).then((answer) => answer);
    const underWay = async () =>
      expect(await t.db.selectFrom('throttles').select('key').execute()).toHaveLength(2);
    await vi.waitFor(underWay, { interval: 1, timeout: 15_000 });
    await t.db.updateTable('users').set({ passwordHash: 'another' }).execute();
    await t.db.deleteFrom('sessions').execute();
    expect((await login).statusCode).toBe(401);
    expect(await t.db.selectFrom('sessions').select('_id').execute()).toEqual([]);
  });

  test('does not let a blocked user in', async () => {
    const t = await startApp();
    const { user, token } = await resetLink(t);
    await t.db.updateTable('users').set({ isBlocked: true }).where('_id', '=', user._id).execute();
    await reset(t, token);
    expect(await login(t, user.email, NEW_PASSWORD)).toBe(403);
  });
});

describe('the link that confirms an address', () => {
  const asha = { name: 'Asha', email: 'asha@verma.example', password: PASSWORD, mobile: '9818040101' };
  const verify = (t: StartedApp, token: string) => t.call('PUT', `/api/user/verify-email/${token}`);

  test('comes after registering and works once', async () => {
    const t = await startApp();
    await t.call('POST', '/api/user/register', { body: asha });
    const token = tokenIn(await mailTo(t, asha.email));
    const verified = async () =>
      (await t.db.selectFrom('users').select('emailVerifiedAt').executeTakeFirst())?.emailVerifiedAt;
    expect(await verified()).toBeNull();
    const answer = await verify(t, token);
    expect(answer.json()).toEqual({ message: 'Your email address is confirmed' });
    expect(await verified()).toMatch(/Z$/);
    expect((await verify(t, token)).json().code).toBe('dead_link');
  });

  test('sets no password, and a reset link confirms by being opened', async () => {
    const t = await startApp();
    await t.call('POST', '/api/user/register', { body: asha });
    const token = tokenIn(await mailTo(t, asha.email));
    expect((await reset(t, token)).statusCode).toBe(400);
    await forgot(t, asha.email);
    const resetToken = tokenIn(await mailTo(t, asha.email));
    expect((await verify(t, resetToken)).statusCode).toBe(400);
    expect((await reset(t, resetToken)).statusCode).toBe(200);
    expect(await t.db.selectFrom('users').select('emailVerifiedAt').execute()).toEqual([
      { emailVerifiedAt: expect.stringMatching(/Z$/) },
    ]);
  });
});
