import { describe, expect, test } from 'vitest';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import { PASSWORD, type TestApp } from '~/testing/test-app';

const ritu = { name: 'Ritu Saini', email: 'ritu@saini.example', mobile: '+919818040102' };
const addRitu = async (t: TestApp) => ({
  id: (await t.addUser('business', { ...ritu, emailVerifiedAt: null }))._id,
});
const unknown = '0198f3d2-0000-7000-8000-000000000000';

describe('the list of users', () => {
  scenarios([
    {
      name: 'is the plain array for an admin, without a secret in it',
      given: addRitu,
      as: 'admin',
      call: ['GET', '/api/user/all-users'],
      status: 200,
      answer: [
        { role: 'admin' },
        { ...ritu, role: 'business', isBlocked: false, createdAt: expect.any(String), emailVerifiedAt: null },
      ],
      without: ['argon2', 'passwordHash', 'tokenHash'],
    },
    { name: 'is closed to employees', as: 'employee', call: ['GET', '/api/user/all-users'], status: 403 },
    { name: 'is closed to clients', as: 'corporate', call: ['GET', '/api/user/all-users'], status: 403 },
    {
      name: 'is searched by role',
      given: addRitu,
      as: 'admin',
      call: ['GET', '/api/user/all-users?page=1&field=role&q=BUSI'],
      status: 200,
      answer: { total: 1, items: [{ name: 'Ritu Saini' }] },
    },
    {
      name: 'attack 12: is not sorted by a secret',
      as: 'admin',
      call: ['GET', '/api/user/all-users?page=1&sort=passwordHash'],
      status: 400,
    },
    ...(['rp', 'cp', 'bp'] as const).map((path) => ({
      name: `/${path} answers staff with the partners of its role`,
      given: async (t: TestApp) => {
        for (const role of ['refferal', 'corporate', 'business', 'user'] as const) await t.addUser(role);
        return undefined;
      },
      as: 'employee' as const,
      call: ['GET', `/api/${path}?page=1`] as ['GET', string],
      status: 200,
      answer: { total: 1, items: [{ role: { rp: 'refferal', cp: 'corporate', bp: 'business' }[path] }] },
    })),
    {
      name: '/rp is a plain array without a page',
      as: 'admin',
      call: ['GET', '/api/rp'],
      status: 200,
      answer: [],
    },
    {
      name: '/bp is closed to the partners themselves',
      as: 'business',
      call: ['GET', '/api/bp'],
      status: 403,
    },
  ]);
});

describe('an edit', () => {
  const edit = (name: string, body: object, status: number, answer: object) => ({
    name,
    as: 'admin' as const,
    call: ['PUT', '/api/user/edit-user', body] as ['PUT', string, object],
    status,
    answer,
  });

  scenarios([
    edit('without an id is 400', { name: 'Nobody' }, 400, { message: 'Invalid user ID' }),
    edit('of nobody is 404', { _id: unknown, name: 'Nobody' }, 404, { message: 'There is no such user.' }),
    edit('of nothing is 400', { _id: unknown }, 400, { message: 'There is nothing to change.' }),
    edit('to a role that is none is 400', { _id: unknown, role: 'owner' }, 400, {
      fields: { role: 'Choose a role from the list.' },
    }),
    {
      name: 'is refused to an employee',
      as: 'employee',
      call: ['PUT', '/api/user/edit-user', { _id: unknown, role: 'admin' }],
      status: 403,
    },
  ]);

  test('changes what is sent and says so in the contract’s words', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { id } = await addRitu(t);
    const body = { _id: id, name: 'Ritu S. Rana', mobile: '98180 40199', role: 'corporate', isBlocked: true };
    const answer = await t.call('PUT', '/api/user/edit-user', { headers, body });
    expect(answer.json()).toMatchObject({
      message: 'User details updated successfully',
      user: { ...body, mobile: '+919818040199', email: ritu.email },
    });
  });

  test('to an address that is taken is 409 beside the field', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const [{ id }, other] = [await addRitu(t), await t.addUser('user')];
    const body = { _id: id, email: other.email.toUpperCase() };
    const answer = await t.call('PUT', '/api/user/edit-user', { headers, body });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      409,
      { email: 'This email is already registered.' },
    ]);
  });

  test('to a new address asks it to be confirmed, and links sent to the old one are dead', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { id } = await addRitu(t);
    const link = {
      tokenHash: 'old',
      userId: id,
      purpose: 'reset' as const,
      expiresAt: '2099-01-01T00:00:00.000Z',
    };
    await t.db.insertInto('accountTokens').values(link).execute();
    await t.call('PUT', '/api/user/edit-user', { headers, body: { _id: id, email: 'ritu@rana.example' } });
    const user = await t.db.selectFrom('users').selectAll().where('_id', '=', id).executeTakeFirstOrThrow();
    expect(user).toMatchObject({ email: 'ritu@rana.example', emailVerifiedAt: null });
    expect(await t.db.selectFrom('accountTokens').selectAll().execute()).toEqual([]);
    const mails = await t.db.selectFrom('outbox').select(['template', 'recipient']).execute();
    expect(mails).toContainEqual({ template: 'verify-email', recipient: 'ritu@rana.example' });
  });
});

describe('a delete', () => {
  test('ends the sessions, frees the address, and is undone only while the address is free', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const gone = await t.logIn('user', ritu);
    const deleted = await t.call('DELETE', `/api/user/${gone.user._id}`, { headers });
    expect(deleted.json()).toEqual({ message: 'User deleted successfully' });
    expect((await t.call('GET', '/api/user/me', gone)).statusCode).toBe(401);
    const login = { email: ritu.email, password: PASSWORD };
    expect((await t.call('POST', '/api/user/admin-login', { body: login })).statusCode).toBe(401);
    const restore = () => t.call('POST', `/api/records/user/${gone.user._id}/restore`, { headers });
    const again = await t.call('POST', '/api/user/register', { body: { ...ritu, password: PASSWORD } });
    expect(again.statusCode).toBe(200);
    expect((await restore()).statusCode).toBe(409);
    await t.call('DELETE', `/api/user/${again.json().user._id}`, { headers });
    expect((await restore()).statusCode).toBe(200);
    expect((await t.call('POST', '/api/user/admin-login', { body: login })).statusCode).toBe(200);
  });

  test('attack 11: of the last admin is refused and changes nothing', async () => {
    const t = await startApp();
    const { headers, user } = await t.logIn('admin');
    const answer = await t.call('DELETE', `/api/user/${user._id}`, { headers });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_admin']);
    expect((await t.call('GET', '/api/user/me', { headers })).statusCode).toBe(200);
  });

  test('for good is refused while an employee’s file points at the account', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const employee = {
      ...ritu,
      employeeId: 'PW-7',
      jobrole: 'QA Engineer',
      dateOfJoining: '2025-04-01',
      isWorking: true,
    };
    expect((await t.call('POST', '/api/employee', { headers, body: employee })).statusCode).toBe(200);
    const account = await t.db
      .selectFrom('users')
      .select('_id')
      .where('email', '=', ritu.email)
      .executeTakeFirstOrThrow();
    await t.call('DELETE', `/api/user/${account._id}`, { headers });
    const purged = await t.call('DELETE', `/api/records/user/${account._id}/purge`, { headers });
    expect([purged.statusCode, purged.json().message]).toEqual([
      409,
      'Another record still points at this one.',
    ]);
  });
});
