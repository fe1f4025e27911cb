import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSession } from '~/platform/auth/sessions/sessions';
import { forgot, reset } from '~/testing/credentials/recovery';
import { mailsOf, mailTo, tokenIn } from '~/testing/mails';
import { startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';
import { startClock, stopClock } from '~/testing/timing/stopped-clock';

beforeEach(stopClock);
afterEach(startClock);

const FRESH = 'Gulmohar-Avenue-5!';

test('a person changes their own name and number, and nothing else', async () => {
  const t = await startApp();
  const { headers, user } = await t.logIn('business');
  const body = {
    name: 'New Name',
    mobile: '98180 40188',
    role: 'admin',
    email: 'else@where.example',
    isBlocked: true,
  };
  expect((await t.call('PUT', '/api/user/me', { headers, body })).statusCode).toBe(200);
  const row = await t.db
    .selectFrom('users')
    .selectAll()
    .where('_id', '=', user._id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    name: 'New Name',
    mobile: '+919818040188',
    role: 'business',
    email: user.email,
  });
  expect(row.isBlocked).toBe(false);
});

test('attack 49: a name is changed sixty times an hour: each is a line of history that anybody with an account could write', async () => {
  const t = await startApp();
  const [me, other] = [await t.logIn('user'), await t.logIn('user')];
  const change = async (headers: Record<string, string>, name: string) =>
    (await t.call('PUT', '/api/user/me', { headers, body: { name, mobile: '98180 40188' } })).statusCode;
  const answers: number[] = [];
  for (let n = 1; n <= 62; n++) answers.push(await change(me.headers, `Name ${n}`));
  expect(answers).toEqual([...Array(60).fill(200), 429, 429]);
  expect(await change(other.headers, 'Another')).toBe(200);
});

test('a new password asks for the present one, ends every other session and keeps this one', async () => {
  const t = await startApp();
  const { headers, user } = await t.logIn('employee');
  const other = await startSession(t.db, user._id, 'elsewhere', false);
  const change = (body: object) => t.call('PUT', '/api/user/password', { headers, body });
  const wrong = await change({ currentPassword: 'not it', password: FRESH });
  expect([wrong.statusCode, wrong.json().fields]).toEqual([
    400,
    { currentPassword: 'The current password is wrong.' },
  ]);
  expect((await change({ currentPassword: PASSWORD, password: 'abc' })).statusCode).toBe(400);
  const same = await change({ currentPassword: PASSWORD, password: PASSWORD });
  expect([same.statusCode, same.json().fields]).toEqual([
    400,
    { password: 'Choose a password other than the current one.' },
  ]);
  expect((await change({ currentPassword: PASSWORD, password: FRESH })).statusCode).toBe(200);
  expect((await t.call('GET', '/api/user/me', { headers })).statusCode).toBe(200);
  const elsewhere = { headers: { authorization: `Bearer ${other.token}` } };
  expect((await t.call('GET', '/api/user/me', elsewhere)).statusCode).toBe(401);
  const logIn = (password: string) =>
    t.call('POST', '/api/user/admin-login', { body: { email: user.email, password } });
  expect([(await logIn(PASSWORD)).statusCode, (await logIn(FRESH)).statusCode]).toEqual([401, 200]);
});

test('the present password is not guessed here faster than at the login', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('user');
  const statuses = [];
  for (let guess = 0; guess < 7; guess++) {
    const body = { currentPassword: `guess ${guess}`, password: FRESH };
    statuses.push((await t.call('PUT', '/api/user/password', { headers, body })).statusCode);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
});

test('the present number is told with the profile', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('user', { mobile: '+919818040177' });
  expect((await t.call('GET', '/api/user/me', { headers })).json()).toMatchObject({
    mobile: '+919818040177',
  });
});

test('whoever changes a password, its owner hears of it', async () => {
  const t = await startApp();
  const { headers, user } = await t.logIn('user');
  const body = { currentPassword: PASSWORD, password: FRESH };
  await t.call('PUT', '/api/user/password', { headers, body });
  const changed = await mailTo(t, user.email);
  expect(changed.subject).toBe('Your PeepalWorks account: the password was changed');
  expect(changed.text).toContain('/forgot-password');
});

test('attack 6: whoever has password and session keeps no reset from working, and changes the password five times an hour', async () => {
  const t = await startApp();
  const { headers, user } = await t.logIn('user');
  await forgot(t, user.email);
  const link = tokenIn(await mailTo(t, user.email));
  const statuses = [];
  let currentPassword = PASSWORD;
  for (let round = 0; round < 6; round++) {
    const password = `Gulmohar-Avenue-${round}!`;
    const body = { currentPassword, password };
    statuses.push((await t.call('PUT', '/api/user/password', { headers, body })).statusCode);
    if (statuses.at(-1) === 200) currentPassword = password;
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const notices = (await mailsOf(t)).filter(({ subject }) => subject?.includes('password was changed'));
  expect(notices).toHaveLength(5);
  expect((await reset(t, link)).statusCode).toBe(200);
  expect((await t.call('GET', '/api/user/me', { headers })).statusCode).toBe(401);
});
