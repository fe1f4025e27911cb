import { describe, expect, test } from 'vitest';
import { issueAccountToken } from '~/platform/auth/account-tokens';
import { codeAt, stepAt } from '~/platform/auth/second-factor/totp';
import { forgot, NEW_PASSWORD, reset } from '~/testing/credentials/recovery';
import { mailsOf, mailTo, tokenIn } from '~/testing/mails';
import { type StartedApp, startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';

const EMAIL = 'asha@verma.example';
const FACTOR = '/api/user/second-factor';

/** Somebody registers with that address and sets up all they can: a second factor, and a session. */
async function registered(t: StartedApp, email = EMAIL) {
  const person = { name: 'Asha', email, password: PASSWORD, mobile: '9818040101' };
  await t.call('POST', '/api/user/register', { body: person });
  const { token } = (
    await t.call('POST', '/api/user/admin-login', { body: { email, password: PASSWORD } })
  ).json();
  const headers = { authorization: `Bearer ${token}` };
  const { secret } = (await t.call('POST', FACTOR, { headers })).json();
  const on = await t.call('PUT', FACTOR, { headers, body: { code: codeAt(secret, stepAt(Date.now())) } });
  expect(on.statusCode).toBe(200);
  return { headers, secret };
}

const accountOf = ({ db }: StartedApp) =>
  db.selectFrom('users').selectAll().where('email', '=', EMAIL).executeTakeFirstOrThrow();
const logIn = (t: StartedApp, password: string, code?: string) =>
  t.call('POST', '/api/user/admin-login', { body: { email: EMAIL, password, code } });
const me = async (t: StartedApp, headers: Record<string, string>) =>
  (await t.call('GET', '/api/user/me', { headers })).statusCode;
const leftOf = async ({ db }: StartedApp, table: 'sessions' | 'recoveryCodes') =>
  (await db.selectFrom(table).select('userId').execute()).length;
/** Links that open something: one that has confirmed an address only says so. */
const linksOf = async ({ db }: StartedApp) =>
  (await db.selectFrom('accountTokens').select('userId').where('purpose', '!=', 'confirmed').execute())
    .length;

async function resetByMail(t: StartedApp) {
  await forgot(t, EMAIL);
  expect((await reset(t, tokenIn(await mailTo(t, EMAIL)))).statusCode).toBe(200);
}

describe('attack 44: the first proof of an address drops what was set up before it', () => {
  test('by a reset: whoever registered with it locks nobody out', async () => {
    const t = await startApp();
    const { headers } = await registered(t);
    await resetByMail(t);
    expect(await accountOf(t)).toMatchObject({ secondFactorSeed: null, secondFactorSince: null });
    const subjects = (await mailsOf(t)).map(({ subject }) => subject);
    expect(subjects).toContain('Your PeepalWorks account: the second factor was removed');
    expect(await leftOf(t, 'recoveryCodes')).toBe(0);
    expect(await linksOf(t)).toBe(0);
    expect(await me(t, headers)).toBe(401);
    expect((await logIn(t, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('by its link and the password: sessions, links and the second factor, of which the owner hears', async () => {
    const t = await startApp();
    const { headers } = await registered(t);
    const account = await accountOf(t);
    const link = await issueAccountToken(t.db, account, 'verify');
    await issueAccountToken(t.db, account, 'reset');
    const body = { password: PASSWORD };
    expect((await t.call('PUT', `/api/user/verify-email/${link}`, { body })).statusCode).toBe(200);
    expect(await accountOf(t)).toMatchObject({ secondFactorSeed: null, secondFactorSince: null });
    expect([await me(t, headers), await linksOf(t), await leftOf(t, 'recoveryCodes')]).toEqual([401, 0, 0]);
    expect((await logIn(t, PASSWORD)).statusCode).toBe(200);
    expect((await mailTo(t, EMAIL)).subject).toContain('second factor was removed');
  });

  test('by its link and a session that has passed the second factor: that stays, other sessions and links go', async () => {
    const t = await startApp();
    const { headers, secret } = await registered(t);
    const other = (await logIn(t, PASSWORD, codeAt(secret, stepAt(Date.now()) + 1))).json();
    const account = await accountOf(t);
    const link = await issueAccountToken(t.db, account, 'verify');
    await issueAccountToken(t.db, account, 'reset');
    expect((await t.call('PUT', `/api/user/verify-email/${link}`, { headers })).statusCode).toBe(200);
    expect(await me(t, headers)).toBe(200);
    expect(await me(t, { authorization: `Bearer ${other.token}` })).toBe(401);
    expect(await linksOf(t)).toBe(0);
    expect((await logIn(t, PASSWORD)).json().code).toBe('code_needed');
  });

  test('and no later one: neither of the same address nor of another that the account was given', async () => {
    const t = await startApp();
    const admin = await t.logIn('admin');
    const old = 'asha@old.example';
    const { headers } = await registered(t, old);
    const account = await t.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', old)
      .executeTakeFirstOrThrow();
    const link = await issueAccountToken(t.db, account, 'verify');
    expect((await t.call('PUT', `/api/user/verify-email/${link}`, { headers })).statusCode).toBe(200);
    const body = { _id: account._id, email: EMAIL };
    expect((await t.call('PUT', '/api/user/edit-user', { headers: admin.headers, body })).statusCode).toBe(
      200,
    );
    expect((await accountOf(t)).emailVerifiedAt).toBeNull();
    await resetByMail(t);
    expect((await logIn(t, NEW_PASSWORD)).json().code).toBe('code_needed');
    await resetByMail(t);
    expect((await logIn(t, NEW_PASSWORD)).json().code).toBe('code_needed');
  });
});
