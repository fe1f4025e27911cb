import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeAt, stepAt } from '~/platform/auth/second-factor/totp';
import { mailsOf, mailTo, tokenIn } from '~/testing/mails';
import { type StartedApp, startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';
import { startClock, stopClock } from '~/testing/timing/stopped-clock';

beforeEach(stopClock);
afterEach(startClock);

const ROUTE = '/api/user/second-factor';
const KEY = 'leaves of a peepal, counted twice over';

const shown = (secret: string, ahead = 0) => codeAt(secret, stepAt(Date.now()) + ahead);

/** No code works twice: after the one that turned it on, that of the next half minute. */
const next = (secret: string) => shown(secret, 1);

/** A code that is not one of these minutes. */
function wrongFor(secret: string) {
  const right = [-1, 0, 1, 2, 3].map((ahead) => shown(secret, ahead));
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? '';
}

async function withSecondFactor(t: StartedApp, role: 'admin' | 'employee' | 'user' = 'employee') {
  const person = await t.logIn(role);
  const { headers } = person;
  const { secret } = (await t.call('POST', ROUTE, { headers })).json();
  const used = shown(secret);
  const on = await t.call('PUT', ROUTE, { headers, body: { code: used } });
  expect(on.statusCode).toBe(200);
  const recoveryCodes: string[] = on.json().recoveryCodes;
  return { ...person, secret, used, recoveryCodes };
}

const logInAs = (t: StartedApp, email: string, code?: string, from?: string) =>
  t.call('POST', '/api/user/admin-login', {
    body: { email, password: PASSWORD, ...(code === undefined ? {} : { code }) },
    ...(from ? { from } : {}),
  });

describe('a second factor', () => {
  test('is asked for at the login once its first code has come back, and not before', async () => {
    const t = await startApp();
    const { user, headers } = await t.logIn('employee');
    const other = (await logInAs(t, user.email)).json();
    const begun = await t.call('POST', ROUTE, { headers });
    const { secret, address, picture } = begun.json();
    expect(address).toContain(`secret=${secret}`);
    expect(picture.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect((await logInAs(t, user.email)).statusCode).toBe(200);
    const refused = await t.call('PUT', ROUTE, { headers, body: { code: wrongFor(secret) } });
    expect(refused.statusCode).toBe(400);
    expect((await logInAs(t, user.email)).statusCode).toBe(200);

    const on = await t.call('PUT', ROUTE, { headers, body: { code: shown(secret) } });
    expect(on.json().recoveryCodes).toHaveLength(8);
    const asked = await logInAs(t, user.email);
    expect([asked.statusCode, asked.json()]).toMatchObject([401, { code: 'code_needed' }]);
    const me = await t.call('GET', '/api/user/me', { headers });
    expect(me.json().secondFactor).toBe('on');
    // Who came in by the password alone is out.
    const left = await t.call('GET', '/api/user/me', { headers: { authorization: `Bearer ${other.token}` } });
    expect(left.statusCode).toBe(401);
    const state = (await t.call('GET', ROUTE, { headers })).json();
    expect(state).toEqual({ since: expect.stringMatching(/Z$/), recoveryCodesLeft: 8 });
  });

  test('lets in with a right code, once, and not with a wrong or an old one', async () => {
    const t = await startApp();
    const { user, secret, used } = await withSecondFactor(t);
    const isRefused = async (typed: string) => {
      const refused = await logInAs(t, user.email, typed);
      expect([refused.statusCode, refused.json().token]).toEqual([401, undefined]);
    };
    // Few enough that none of those at once has to wait.
    for (const typed of [used, wrongFor(secret), '']) await isRefused(typed);
    const code = next(secret);
    const [one, two] = await Promise.all([logInAs(t, user.email, code), logInAs(t, user.email, code)]);
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 401]);
    for (const typed of [code, 'ABCD-EFGH', shown(secret, -5)]) await isRefused(typed);
  });

  test('is turned on once by the same code sent twice at once, with recovery codes that work', async () => {
    const t = await startApp();
    const { user, headers } = await t.logIn('employee');
    const { secret } = (await t.call('POST', ROUTE, { headers })).json();
    const turnOn = () => t.call('PUT', ROUTE, { headers, body: { code: shown(secret) } });
    const answers = await Promise.all([turnOn(), turnOn()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [code] = answers.find(({ statusCode }) => statusCode === 200)?.json().recoveryCodes ?? [];
    expect((await logInAs(t, user.email, code)).statusCode).toBe(200);
  });

  test('is no help to who has the code without the password', async () => {
    const t = await startApp();
    const { user, secret } = await withSecondFactor(t);
    const body = { email: user.email, password: 'Wrong-Horse-7!', code: next(secret) };
    const refused = await t.call('POST', '/api/user/admin-login', { body });
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'wrong_credentials']);
    expect((await logInAs(t, user.email, body.code)).statusCode).toBe(200);
  });

  test('is not guessed: after some tries each waits, wherever it comes from', async () => {
    const t = await startApp();
    const { user, secret } = await withSecondFactor(t);
    const answers: number[] = [];
    for (let at = 0; at < 5; at++) {
      answers.push((await logInAs(t, user.email, wrongFor(secret), `203.0.113.${at + 1}`)).statusCode);
    }
    expect(answers).toEqual([401, 401, 401, 401, 401]);
    // For two seconds at first, which even a slow machine makes good use of.
    expect((await logInAs(t, user.email, shown(secret), '198.51.100.7')).statusCode).toBe(429);
  });

  test('stays on when the password is reset by mail, and the tries of others are forgiven', async () => {
    const t = await startApp();
    const { user, secret } = await withSecondFactor(t);
    for (let at = 0; at < 6; at++) await logInAs(t, user.email, wrongFor(secret));
    await t.call('POST', '/api/user/forgot-password-token', { body: { email: user.email } });
    const token = tokenIn(await mailTo(t, user.email));
    const password = 'Other-Horse-8!';
    await t.call('PUT', `/api/user/reset-password/${token}`, { body: { password } });
    const again = (code?: string) =>
      t.call('POST', '/api/user/admin-login', { body: { email: user.email, password, code } });
    expect((await again()).json().code).toBe('code_needed');
    expect((await again(next(secret))).statusCode).toBe(200);
  });

  test('is told of by mail when it is turned on and off', async () => {
    const t = await startApp();
    const { user, headers } = await withSecondFactor(t);
    expect((await t.call('DELETE', ROUTE, { headers })).statusCode).toBe(200);
    const subjects = (await mailsOf(t)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringContaining('a second factor was set up'),
      expect.stringContaining('the second factor was removed'),
    ]);
    expect((await logInAs(t, user.email)).statusCode).toBe(200);
    expect((await t.call('DELETE', ROUTE, { headers })).statusCode).toBe(409);
    const history = await t.db.selectFrom('history').select('changes').execute();
    expect(history.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
      ['secondFactorSince'],
      ['secondFactorSince'],
    ]);
  });
});

describe('a recovery code', () => {
  test('lets in once in place of a code, however it is written', async () => {
    const t = await startApp();
    const { user, headers, recoveryCodes } = await withSecondFactor(t);
    const [first = '', second = ''] = recoveryCodes;
    // 24 characters of five bits each.
    expect(first).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    expect((await logInAs(t, user.email, first)).statusCode).toBe(200);
    expect((await logInAs(t, user.email, first)).statusCode).toBe(401);
    expect((await logInAs(t, user.email, second.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await t.call('GET', ROUTE, { headers })).json().recoveryCodesLeft).toBe(6);
  });

  test('works for its owner alone, and no more after new ones were made', async () => {
    const t = await startApp();
    const asha = await withSecondFactor(t);
    const ravi = await withSecondFactor(t);
    const [code = ''] = asha.recoveryCodes;
    expect((await logInAs(t, ravi.user.email, code)).statusCode).toBe(401);
    const renewed = await t.call('POST', `${ROUTE}/recovery-codes`, { headers: asha.headers });
    expect((await logInAs(t, asha.user.email, code)).statusCode).toBe(401);
    expect((await logInAs(t, asha.user.email, renewed.json().recoveryCodes[7])).statusCode).toBe(200);
  });

  test('is stored as a hash', async () => {
    const t = await startApp();
    const { recoveryCodes } = await withSecondFactor(t);
    const stored = JSON.stringify(await t.db.selectFrom('recoveryCodes').selectAll().execute());
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });
});

describe('the seed', () => {
  const seedOf = async (t: StartedApp, _id: string) =>
    (
      await t.db
        .selectFrom('users')
        .select('secondFactorSeed')
        .where('_id', '=', _id)
        .executeTakeFirstOrThrow()
    ).secondFactorSeed;

  test('is sealed where there is a key, one from before with its next use', async () => {
    const t = await startApp({ SECRET_KEY: KEY });
    const { user, secret } = await withSecondFactor(t);
    expect(await seedOf(t, user._id)).toMatch(/^sealed:/);
    await t.db.updateTable('users').set({ secondFactorSeed: secret }).where('_id', '=', user._id).execute();
    expect((await logInAs(t, user.email, next(secret))).statusCode).toBe(200);
    expect(await seedOf(t, user._id)).toMatch(/^sealed:/);
  });

  test('that another key has sealed opens nothing; a recovery code does', async () => {
    const t = await startApp({ SECRET_KEY: KEY });
    const { user, secret, recoveryCodes } = await withSecondFactor(t);
    const ravi = await withSecondFactor(t);
    const foreign = await seedOf(t, ravi.user._id);
    await t.db.updateTable('users').set({ secondFactorSeed: foreign }).where('_id', '=', user._id).execute();
    for (const code of [next(secret), next(ravi.secret)]) {
      const refused = await logInAs(t, user.email, code);
      expect([refused.statusCode, refused.json().message]).toEqual([
        503,
        expect.stringContaining('recovery'),
      ]);
    }
    expect((await logInAs(t, user.email, recoveryCodes[0])).statusCode).toBe(200);
  });
});

describe('an admin', () => {
  test('lets who has lost it begin anew, and the person is told', async () => {
    const t = await startApp();
    const { user, headers } = await withSecondFactor(t);
    const admin = await t.logIn('admin');
    const drop = () => t.call('DELETE', `${ROUTE}/${user._id}`, { headers: admin.headers });
    expect((await drop()).statusCode).toBe(200);
    expect((await t.call('GET', '/api/user/me', { headers })).statusCode).toBe(401);
    expect((await logInAs(t, user.email)).statusCode).toBe(200);
    expect((await mailTo(t, user.email)).subject).toContain('removed');
    expect((await drop()).statusCode).toBe(404);
  });
});

describe('an agency that asks for it', () => {
  test('lets its staff do nothing before they have one, and clients as ever', async () => {
    const t = await startApp({ SECOND_FACTOR: 'staff' });
    const { headers } = await t.logIn('employee');
    const me = () => t.call('GET', '/api/user/me', { headers });
    expect((await me()).json().secondFactor).toBe('needed');
    const list = () => t.call('GET', '/api/contact/getcontact', { headers });
    expect([(await list()).statusCode, (await list()).json().code]).toEqual([403, 'second_factor_needed']);
    // Staff read contacts by this one, too, which visitors post.
    const posted = await t.call('POST', '/api/contact/fillcontact', { headers, body: {} });
    expect(posted.statusCode).toBe(400);
    const { secret } = (await t.call('POST', ROUTE, { headers })).json();
    await t.call('PUT', ROUTE, { headers, body: { code: shown(secret) } });
    expect([(await list()).statusCode, (await me()).json().secondFactor]).toEqual([200, 'on']);
    const client = await t.logIn('user');
    expect((await t.call('GET', '/api/stats', { headers: client.headers })).statusCode).toBe(200);
  });

  test('or everybody', async () => {
    const t = await startApp({ SECOND_FACTOR: 'everybody' });
    const { headers } = await t.logIn('user');
    expect((await t.call('GET', '/api/stats', { headers })).statusCode).toBe(403);
  });
});
