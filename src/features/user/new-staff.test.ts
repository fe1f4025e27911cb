import { describe, expect, test } from 'vitest';
import { issueAccountToken } from '~/platform/auth/account-tokens';
import { codeAt, stepAt } from '~/platform/auth/second-factor/totp';
import { login, NEW_PASSWORD, reset } from '~/testing/credentials/recovery';
import { addEmployee, ravi } from '~/testing/factories';
import { mailTo, tokenIn } from '~/testing/mails';
import { type StartedApp, startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';

const FACTOR = '/api/user/second-factor';
const { name, email, mobile } = ravi;

const accountOf = ({ db }: StartedApp, _id: string) =>
  db.selectFrom('users').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow();
const invitationsIn = async ({ db }: StartedApp) =>
  (await db.selectFrom('outbox').select(['recipient']).where('template', '=', 'invite').execute()).map(
    ({ recipient }) => recipient,
  );

/** Registers with the address of somebody else, and sets up all they can. */
async function squat(t: StartedApp) {
  const person = { name, email, mobile, password: PASSWORD };
  const { user } = (await t.call('POST', '/api/user/register', { body: person })).json();
  const body = { email, password: PASSWORD };
  const { token } = (await t.call('POST', '/api/user/admin-login', { body })).json();
  const headers = { authorization: `Bearer ${token}` };
  const { secret } = (await t.call('POST', FACTOR, { headers })).json();
  const code = codeAt(secret, stepAt(Date.now()));
  expect((await t.call('PUT', FACTOR, { headers, body: { code } })).statusCode).toBe(200);
  return { _id: String(user._id), headers };
}

describe('an address that a stranger has registered with', () => {
  test.each([
    ['its role', 'employee', (_id: string) => [`edit-role/${_id}`, { role: 'employee' }]],
    ['its role', 'admin', (_id: string) => [`edit-role/${_id}`, { role: 'admin' }]],
    ['an edit', 'employee', (_id: string) => ['edit-user', { _id, role: 'employee', name: 'Ravi' }]],
  ] as const)('attack 44: made staff by %s (%s) opens to its mailbox alone', async (_how, role, wayOf) => {
    const t = await startApp();
    const admin = await t.logIn('admin');
    const { _id, headers } = await squat(t);
    const link = await issueAccountToken(t.db, { _id, email }, 'reset');
    const [path, body] = wayOf(_id);
    const made = await t.call('PUT', `/api/user/${path}`, { headers: admin.headers, body });
    expect(made.statusCode).toBe(200);
    expect(await accountOf(t, _id)).toMatchObject({
      ...{ role, passwordHash: null, emailVerifiedAt: null },
      ...{ secondFactorSeed: null, secondFactorSince: null },
    });
    expect((await t.call('GET', '/api/user/me', { headers })).statusCode).toBe(401);
    expect(await login(t, email, PASSWORD)).toBe(401);
    expect((await reset(t, String(link))).json().code).toBe('dead_link');
    for (const table of ['recoveryCodes', 'accountTokens'] as const)
      expect(await t.db.selectFrom(table).select('userId').execute()).toEqual([]);
    const invitation = await mailTo(t, email);
    expect(invitation.subject).toBe('Your invitation to PeepalWorks');
    expect((await reset(t, tokenIn(invitation))).statusCode).toBe(200);
    expect(await login(t, email, NEW_PASSWORD)).toBe(200);
  });

  test('attack 44: does so when the employee record makes it staff, in the trash as well', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { id, userId } = await addEmployee(t, { role: 'user' });
    await t.db.updateTable('users').set({ emailVerifiedAt: null }).where('_id', '=', userId).execute();
    await t.call('DELETE', `/api/user/${userId}`, { headers });
    const body = { role: 'employee' };
    expect((await t.call('PUT', `/api/employee/${id}`, { headers, body })).statusCode).toBe(200);
    expect(await accountOf(t, userId)).toMatchObject({ role: 'employee', passwordHash: null });
  });

  test('is invited once, at the address that it is given with the role', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { _id } = await squat(t);
    const body = { _id, role: 'employee', email: 'ravi.rao@peepalworks.example' };
    const answer = await t.call('PUT', '/api/user/edit-user', { headers, body });
    expect(answer.json().user).toMatchObject({ ...body, emailVerifiedAt: null, secondFactorSince: null });
    expect(await invitationsIn(t)).toEqual([body.email]);
    expect(await login(t, body.email, PASSWORD)).toBe(401);
  });
});

test.each([
  ['who has proved the address', 'user', {}],
  [
    'who has proved an earlier one',
    'user',
    { earlierAddressVerifiedAt: '2026-01-01T00:00:00.000Z', emailVerifiedAt: null },
  ],
  ['whom an admin has given a password as staff', 'employee', { emailVerifiedAt: null }],
] as const)('%s keeps the password with a new role', async (_who, role, values) => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const { _id } = await t.addUser(role, { email, ...values });
  const body = { role: role === 'user' ? 'employee' : 'admin' };
  expect((await t.call('PUT', `/api/user/edit-role/${_id}`, { headers, body })).statusCode).toBe(200);
  expect(await login(t, email, PASSWORD)).toBe(200);
  expect(await invitationsIn(t)).toEqual([]);
});

test('whether an address is confirmed is told to admins, and followed by an edit of it', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const { _id, emailVerifiedAt } = await t.addUser('user');
  const edit = async (change: object) =>
    (await t.call('PUT', '/api/user/edit-user', { headers, body: { _id, ...change } })).json().user;
  expect(await edit({ name: 'Asha' })).toMatchObject({ emailVerifiedAt });
  expect(await edit({ email })).toMatchObject({ email, emailVerifiedAt: null });
});
