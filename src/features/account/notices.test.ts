import { describe, expect, test } from 'vitest';
import { now } from '~/lib/time';
import { issueAccountToken } from '~/platform/auth/account-tokens';
import { codeAt, stepAt } from '~/platform/auth/second-factor/totp';
import { addEmployee, ravi } from '~/testing/factories';
import { mailsOf, mailTo, tokenIn } from '~/testing/mails';
import { type StartedApp, startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';

const FACTOR = '/api/user/second-factor';
const NEW = 'ravi@new.example';
const queued = ({ db }: StartedApp) =>
  db.selectFrom('outbox').select(['template', 'recipient']).orderBy('_id').execute();

describe('notices about an account', () => {
  test('go to a proven address alone: nobody has a stranger mailed', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('user', { emailVerifiedAt: null });
    let currentPassword = PASSWORD;
    for (let round = 0; round < 4; round++) {
      const password = `Gulmohar-Avenue-${round}!`;
      const changed = await t.call('PUT', '/api/user/password', {
        headers,
        body: { currentPassword, password },
      });
      expect(changed.statusCode).toBe(200);
      currentPassword = password;
    }
    expect(await queued(t)).toEqual([]);
  });

  const changePassword = async (t: StartedApp, headers: Record<string, string>) =>
    t.call('PUT', '/api/user/password', {
      headers,
      body: { currentPassword: PASSWORD, password: 'Gulmohar-Avenue-7!' },
    });
  const turnOn = async (t: StartedApp, headers: Record<string, string>) => {
    const { secret } = (await t.call('POST', FACTOR, { headers })).json();
    const body = { code: codeAt(secret, stepAt(Date.now())) };
    return t.call('PUT', FACTOR, { headers, body });
  };
  const turnOff = (t: StartedApp, headers: Record<string, string>) => t.call('DELETE', FACTOR, { headers });

  test.each(['trash', 'another address', 'an unproven address', 'a block'])(
    'reach the address of that moment, whatever comes before they are sent: %s',
    async (what) => {
      const t = await startApp();
      const { user, headers } = await t.logIn('user');
      for (const change of [changePassword, turnOn, turnOff])
        expect((await change(t, headers)).statusCode).toBe(200);
      const later = {
        trash: { deletedAt: now() },
        'another address': { email: NEW },
        'an unproven address': { emailVerifiedAt: null },
        'a block': { isBlocked: true },
      }[what];
      await t.db
        .updateTable('users')
        .set({ ...later })
        .where('_id', '=', user._id)
        .execute();
      const told = await mailsOf(t);
      expect(told.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual(
        ['the password was changed', 'a second factor was set up', 'the second factor was removed'].map(
          (words) => [user.email, `Your PeepalWorks account: ${words}`],
        ),
      );
    },
  );

  test('go to nobody who was erased, and to an old address though it is the present one again', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const user = await t.addUser('user');
    for (const email of [NEW, user.email])
      await t.call('PUT', '/api/user/edit-user', { headers, body: { _id: user._id, email } });
    const told = (await mailsOf(t)).filter(({ subject }) => subject?.includes('address was changed'));
    expect(told.map(({ to }) => to?.[0]?.address)).toEqual([user.email]);
    const other = await t.logIn('user');
    await changePassword(t, other.headers);
    await t.db.deleteFrom('users').where('_id', '=', other.user._id).execute();
    await t.mailer.flush();
    const [last] = await t.db.selectFrom('outbox').select('status').orderBy('_id', 'desc').limit(1).execute();
    expect(last?.status).toBe('dropped');
  });

  test('of a second factor are as bounded as those of a password: five times an hour it is set up, and it can always be removed', async () => {
    const t = await startApp();
    const { user, headers } = await t.logIn('user');
    const statuses: number[] = [];
    for (let round = 0; round < 6; round++) {
      statuses.push((await turnOn(t, headers)).statusCode);
      await turnOff(t, headers);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await turnOn(t, headers);
    expect([refused.json().code, refused.headers['retry-after']]).toEqual(['too_many_requests', '3600']);
    expect(refused.json().message).toContain('five times within an hour');
    expect(await queued(t)).toHaveLength(10);
    // Whoever reads the mail of the address has it all in hand again.
    await t.call('POST', '/api/user/forgot-password-token', { body: { email: user.email } });
    const token = tokenIn(await mailTo(t, user.email));
    await t.call('PUT', `/api/user/reset-password/${token}`, { body: { password: 'Gulmohar-Avenue-8!' } });
    const login = { email: user.email, password: 'Gulmohar-Avenue-8!' };
    const session = (await t.call('POST', '/api/user/admin-login', { body: login })).json();
    expect((await turnOn(t, { authorization: `Bearer ${session.token}` })).statusCode).toBe(200);
  });
});

describe('another address', () => {
  test('is told to the one that it was, and proves itself before it counts', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const user = await t.addUser('user');
    const body = { _id: user._id, email: NEW };
    expect((await t.call('PUT', '/api/user/edit-user', { headers, body })).statusCode).toBe(200);
    const told = await mailTo(t, user.email);
    expect(told.subject).toBe('Your PeepalWorks account: the email address was changed');
    expect(told.text).not.toContain(NEW);
    expect(told.text).toContain('/contact-us');
    expect((await mailTo(t, NEW)).subject).toBe('Confirm your email address');
    const login = { email: NEW, password: PASSWORD };
    const { token } = (await t.call('POST', '/api/user/admin-login', { body: login })).json();
    const me = await t.call('GET', '/api/user/me', { headers: { authorization: `Bearer ${token}` } });
    expect(me.json()).toMatchObject({ email: NEW, emailVerified: false });
    // Gone with the account, though it went to another address than the account has.
    await t.call('DELETE', `/api/user/${user._id}`, { headers });
    await t.call('DELETE', `/api/records/user/${user._id}/purge`, { headers });
    expect((await mailsOf(t)).map(({ subject }) => subject)).not.toContain(told.subject);
  });

  test('is told to no old one that was never proven', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { _id } = await t.addUser('user', { emailVerifiedAt: null });
    await t.call('PUT', '/api/user/edit-user', { headers, body: { _id, email: NEW } });
    expect(await queued(t)).toEqual([{ template: 'verify-email', recipient: NEW }]);
  });

  test('of somebody without a password gets the invitation', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { _id } = await t.addUser('user', { emailVerifiedAt: null, passwordHash: null });
    await t.call('PUT', '/api/user/edit-user', { headers, body: { _id, email: NEW } });
    expect(await queued(t)).toEqual([{ template: 'invite', recipient: NEW }]);
  });

  test('leaves no link to a mail for the old one that is being written just then', async () => {
    const t = await startApp();
    const { _id, email } = await t.addUser('user');
    await t.db.updateTable('users').set({ email: NEW }).where('_id', '=', _id).execute();
    expect(await issueAccountToken(t.db, { _id, email }, 'reset')).toBeUndefined();
    await t.db.updateTable('users').set({ isBlocked: true }).where('_id', '=', _id).execute();
    expect(await issueAccountToken(t.db, { _id, email: NEW }, 'reset')).toBeUndefined();
    expect(await t.db.selectFrom('accountTokens').select('userId').execute()).toEqual([]);
  });
});

describe('an employee and their account have one address', () => {
  const emails = async ({ db }: StartedApp, userId: string) => {
    const account = await db.selectFrom('users').select('email').where('_id', '=', userId).executeTakeFirst();
    const record = await db
      .selectFrom('employees')
      .select('email')
      .where('userId', '=', userId)
      .executeTakeFirst();
    return [account?.email, record?.email];
  };
  const historyOf = async ({ db }: StartedApp, recordId: string) =>
    JSON.stringify(
      await db.selectFrom('history').select('changes').where('recordId', '=', recordId).execute(),
    );

  test.each(['user', 'employee'] as const)('whichever is changed: the %s', async (which) => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { id, employeeId, userId } = await addEmployee(t);
    const answer =
      which === 'user'
        ? await t.call('PUT', '/api/user/edit-user', { headers, body: { _id: userId, email: NEW } })
        : await t.call('PUT', `/api/employee/${employeeId}`, { headers, body: { email: NEW } });
    expect(answer.statusCode).toBe(200);
    expect(await emails(t, userId)).toEqual([NEW, NEW]);
    for (const recordId of [id, userId]) expect(await historyOf(t, recordId)).toContain(NEW);
    expect((await queued(t)).map(({ recipient }) => recipient).sort()).toEqual([NEW, ravi.email].sort());
  });

  test.each(['user', 'employee'] as const)('also while the %s is in the trash', async (trashed) => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { id, employeeId, userId } = await addEmployee(t);
    const path = trashed === 'user' ? `/api/user/${userId}` : `/api/employee/${id}`;
    expect((await t.call('DELETE', path, { headers })).statusCode).toBe(200);
    const answer =
      trashed === 'employee'
        ? await t.call('PUT', '/api/user/edit-user', { headers, body: { _id: userId, email: NEW } })
        : await t.call('PUT', `/api/employee/${employeeId}`, { headers, body: { email: NEW } });
    expect(answer.statusCode).toBe(200);
    expect(await emails(t, userId)).toEqual([NEW, NEW]);
  });

  test('or the change does not happen at all', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { userId } = await addEmployee(t);
    // A record whose account is in the trash has its address all the same.
    const other = await addEmployee(t, { email: NEW, employeeId: 'PW-015' });
    await t.call('DELETE', `/api/user/${other.userId}`, { headers });
    const answer = await t.call('PUT', '/api/user/edit-user', { headers, body: { _id: userId, email: NEW } });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      409,
      { email: 'This email is already registered.' },
    ]);
    expect(await emails(t, userId)).toEqual([ravi.email, ravi.email]);
  });
});
