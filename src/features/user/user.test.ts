import { describe, expect, test } from 'vitest';
import { fromNow, HOUR, MINUTE, now } from '~/lib/time';
import { roles } from '~/model/permissions';
import { issueAccountToken } from '~/platform/auth/account-tokens';
import { visitor } from '~/platform/auth/author';
import { changesOf } from '~/records/record-changes';
import { mailsOf, mailTo, tokenIn } from '~/testing/mails';
import { scenarios } from '~/testing/scenario';
import { type StartedApp, startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';
import { user as users } from './user';

const unknown = '0198f3d2-0000-7000-8000-000000000000';
const anUser = async (t: TestApp) => ({ id: (await t.addUser('user'))._id });
const newcomer = { name: 'Ravi Rao', email: 'ravi@rao.example', role: 'employee', mobile: '9818040102' };

async function activeAdmins({ db }: TestApp) {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where('role', '=', 'admin')
    .where('isBlocked', '=', false)
    .execute();
  return rows.length;
}

describe('accounts', () => {
  test.each(roles)(
    'attack 11: who is %s: only an admin blocks, unblocks, changes a role or invites',
    async (role) => {
      const t = await startApp();
      const { headers } = await t.logIn(role);
      const { _id, ...before } = await t.addUser('business');
      const calls = [
        ['PUT', `block-user/${_id}`, undefined],
        ['PUT', `unblock-user/${_id}`, undefined],
        ['PUT', `edit-role/${_id}`, { role: 'corporate' }],
        ['POST', 'invite', newcomer],
      ] as const;
      const statuses = [];
      for (const [method, path, body] of calls) {
        const options = body ? { headers, body } : { headers };
        statuses.push((await t.call(method, `/api/user/${path}`, options)).statusCode);
      }
      expect(statuses).toEqual(Array(4).fill(role === 'admin' ? 200 : 403));
      const after = await t.db.selectFrom('users').selectAll().where('_id', '=', _id).executeTakeFirst();
      expect(after).toMatchObject(role === 'admin' ? { ...before, role: 'corporate' } : before);
      expect(await t.db.selectFrom('outbox').select('template').execute()).toHaveLength(
        role === 'admin' ? 1 : 0,
      );
    },
  );

  scenarios([
    {
      name: 'are blocked in the contract’s words',
      given: anUser,
      as: 'admin',
      call: ['PUT', '/api/user/block-user/:id'],
      status: 200,
      answer: { message: 'User blocked successfully' },
      after: async ({ db }, { id = '' }) => {
        const row = await db.selectFrom('users').select('isBlocked').where('_id', '=', id).executeTakeFirst();
        expect(row).toEqual({ isBlocked: true });
      },
    },
    {
      name: 'are unblocked in the contract’s words',
      given: async (t) => ({ id: (await t.addUser('user', { isBlocked: true }))._id }),
      as: 'admin',
      call: ['PUT', '/api/user/unblock-user/:id'],
      status: 200,
      answer: { message: 'User unblocked successfully' },
    },
    {
      name: 'change their role in the contract’s words',
      given: anUser,
      as: 'admin',
      call: ['PUT', '/api/user/edit-role/:id', { role: 'refferal' }],
      status: 200,
      answer: { message: 'User role updated successfully' },
    },
    {
      name: 'have one of the six roles',
      given: anUser,
      as: 'admin',
      call: ['PUT', '/api/user/edit-role/:id', { role: 'owner' }],
      status: 400,
      answer: { fields: { role: 'Choose a role from the list.' } },
    },
    {
      name: 'that do not exist are 404',
      as: 'admin',
      call: ['PUT', `/api/user/block-user/${unknown}`],
      status: 404,
    },
    {
      name: 'with a bad id are 400',
      as: 'admin',
      call: ['PUT', "/api/user/block-user/1'--"],
      status: 400,
      answer: { message: 'Invalid user ID' },
    },
  ]);
});

describe('admins', () => {
  test('attack 11: cannot change their own role, even while there are others', async () => {
    const t = await startApp();
    await t.addUser('admin');
    const { user, headers } = await t.logIn('admin');
    const answer = await t.call('PUT', `/api/user/edit-role/${user._id}`, {
      headers,
      body: { role: 'user' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    expect(await activeAdmins(t)).toBe(2);
  });

  test('attack 11: the last one can be neither blocked nor demoted, and stays logged in', async () => {
    const t = await startApp();
    await t.addUser('admin', { isBlocked: true });
    const { user, headers } = await t.logIn('admin');
    const blocked = await t.call('PUT', `/api/user/block-user/${user._id}`, { headers });
    expect([blocked.statusCode, blocked.json().code]).toEqual([409, 'last_admin']);
    const demoted = changesOf(t, users).update(user._id, { role: 'user' }, visitor);
    await expect(demoted).rejects.toMatchObject({ status: 409, code: 'last_admin' });
    expect(await activeAdmins(t)).toBe(1);
    expect((await t.call('GET', '/api/user/me', { headers })).statusCode).toBe(200);
  });

  test.each([
    ['demote', 'edit-role', { role: 'user' }],
    ['block', 'block-user', undefined],
  ] as const)('attack 11: two who %s each other at once leave one', async (_what, path, body) => {
    const t = await startApp();
    for (let round = 0; round < 5; round++) {
      await t.db.deleteFrom('users').execute();
      const [one, two] = [await t.logIn('admin'), await t.logIn('admin')];
      const against = (actor: typeof one, target: typeof one) =>
        t.call('PUT', `/api/user/${path}/${target.user._id}`, {
          headers: actor.headers,
          ...(body ? { body } : {}),
        });
      const answers = await Promise.all([against(one, two), against(two, one)]);
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      expect(statuses[0]).toBe(200);
      expect([401, 409]).toContain(statuses[1]);
      expect(await activeAdmins(t)).toBe(1);
    }
  });

  // Here neither touches the account of the other: only the question whether an admin is left keeps them apart.
  test.each([
    ['delete', 'DELETE', ''],
    ['block', 'PUT', 'block-user/'],
  ] as const)('attack 11: two who %s themselves at once leave one', async (_what, method, path) => {
    const t = await startApp();
    for (let round = 0; round < 10; round++) {
      await t.db.deleteFrom('users').execute();
      const admins = [await t.logIn('admin'), await t.logIn('admin')];
      const answers = await Promise.all(
        admins.map(({ user, headers }) => t.call(method, `/api/user/${path}${user._id}`, { headers })),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    }
  });
});

describe('an invitation', () => {
  const setPassword = (t: StartedApp, token: string, password: string) =>
    t.call('PUT', `/api/user/reset-password/${token}`, { body: { password } });

  async function invited() {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const answer = await t.call('POST', '/api/user/invite', { headers, body: newcomer });
    expect(answer.json()).toEqual({
      message: 'Invitation sent successfully',
      user: { _id: expect.any(String) },
    });
    const mail = await mailTo(t, newcomer.email);
    return { t, headers, mail, token: tokenIn(mail) };
  }

  test('attack 9: goes out by mail, and its link sets the password once', async () => {
    const { t, mail, token } = await invited();
    expect(mail.subject).toBe('Your invitation to PeepalWorks');
    expect((await setPassword(t, token, 'weak')).statusCode).toBe(400);
    expect((await setPassword(t, token, 'Chosen-Horse-1!')).statusCode).toBe(200);
    expect((await setPassword(t, token, 'Stolen-Horse-1!')).json().code).toBe('dead_link');
    const body = { email: newcomer.email, password: 'Chosen-Horse-1!' };
    const login = await t.call('POST', '/api/user/admin-login', { body });
    expect(login.json().user).toMatchObject({ name: 'Ravi Rao', role: 'employee' });
    const user = await t.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', newcomer.email)
      .executeTakeFirst();
    expect(user).toMatchObject({ mobile: '+919818040102', emailVerifiedAt: expect.stringMatching(/Z$/) });
  });

  test('lives 72 hours and no longer', async () => {
    const { t, token } = await invited();
    const { expiresAt } = await t.db
      .selectFrom('accountTokens')
      .select('expiresAt')
      .executeTakeFirstOrThrow();
    expect(expiresAt <= fromNow(72 * HOUR)).toBe(true);
    expect(expiresAt > fromNow(72 * HOUR - MINUTE)).toBe(true);
    await t.db.updateTable('accountTokens').set({ expiresAt: now() }).execute();
    expect((await setPassword(t, token, 'Chosen-Horse-1!')).json().code).toBe('dead_link');
  });

  test('of an address that is taken is refused and mails nobody', async () => {
    const { t, headers } = await invited();
    const before = await mailsOf(t);
    const answer = await t.call('POST', '/api/user/invite', {
      headers,
      body: { ...newcomer, email: 'RAVI@rao.example' },
    });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      409,
      { email: 'This email is already registered.' },
    ]);
    expect(await mailsOf(t)).toHaveLength(before.length);
  });

  test('to somebody who was blocked meanwhile is not sent', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { user } = (await t.call('POST', '/api/user/invite', { headers, body: newcomer })).json();
    await t.call('PUT', `/api/user/block-user/${user._id}`, { headers });
    expect(await mailsOf(t)).toEqual([]);
    expect(await t.db.selectFrom('outbox').select('status').execute()).toEqual([{ status: 'dropped' }]);
  });
});

test.each([
  ['demoted', 'PUT', '/api/user/edit-role/', { role: 'employee' }],
  ['deleted', 'DELETE', '/api/user/', undefined],
] as const)(
  'a link that was sent to an admin who is %s since opens nothing',
  async (_how, method, path, body) => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const other = await t.addUser('admin');
    const token = await issueAccountToken(t.db, other, 'reset');
    expect((await t.call(method, path + other._id, { headers, body })).statusCode).toBe(200);
    const used = await t.call('PUT', `/api/user/reset-password/${token}`, {
      body: { password: 'Neem-And-Peepal-3!' },
    });
    expect(used.statusCode).toBe(400);
  },
);
