import { describe, expect, test } from 'vitest';
import type { NewRow } from '~/platform/db/schema';
import { addEmployee, ravi } from '~/testing/factories';
import { startApp } from '~/testing/start-app';
import { PASSWORD, type TestApp } from '~/testing/test-app';

const { employeeId: _fixed, ...full } = ravi;
const rowOf = ({ db }: TestApp) => db.selectFrom('employees').selectAll().executeTakeFirstOrThrow();

describe('the account', () => {
  async function working(values: Partial<NewRow<'employees'>> = {}) {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { id, userId } = await addEmployee(t, values);
    const logIn = () =>
      t.call('POST', '/api/user/admin-login', { body: { email: ravi.email, password: PASSWORD } });
    const { token } = (await logIn()).json();
    const isIn = async () => {
      const mine = { headers: { authorization: `Bearer ${token}` } };
      return (await t.call('GET', '/api/user/me', mine)).statusCode === 200;
    };
    const put = (body: object) => t.call('PUT', `/api/employee/${ravi.employeeId}`, { headers, body });
    const account = () => t.db.selectFrom('users').selectAll().where('_id', '=', userId).executeTakeFirst();
    return { t, headers, id, userId, token, logIn, isIn, put, account };
  }

  test('follows name, email and mobile, and stays logged in', async () => {
    const { put, account, isIn, t } = await working();
    const change = { name: 'Ravi R.', email: 'ravi.r@peepalworks.example', mobile: '+919818040199' };
    expect((await put(change)).statusCode).toBe(200);
    // The new address is not confirmed yet.
    expect(await account()).toMatchObject({ ...change, role: 'employee', emailVerifiedAt: null });
    expect(await isIn()).toBe(true);
    const history = await t.db
      .selectFrom('history')
      .select(['resource', 'userName'])
      .orderBy('_id')
      .execute();
    expect(history.map(({ resource }) => resource).sort()).toEqual(['employee', 'user']);
    expect(new Set(history.map(({ userName }) => userName))).toEqual(new Set(['Test admin']));
  });

  test('follows the role and logs in again', async () => {
    const { put, account, isIn } = await working();
    expect((await put({ role: 'admin' })).statusCode).toBe(200);
    expect(await account()).toMatchObject({ role: 'admin' });
    expect(await isIn()).toBe(false);
  });

  test('is blocked while its owner does not work', async () => {
    const { put, logIn, isIn } = await working();
    await put({ isWorking: false });
    expect(await isIn()).toBe(false);
    expect((await logIn()).json().code).toBe('blocked');
    await put({ isWorking: true });
    expect((await logIn()).statusCode).toBe(200);
  });

  test.each(['left', 'been deleted'])(
    'of who has %s is not opened as staff past the employee record',
    async (how) => {
      const { t, put, account, headers, id, userId } = await working();
      if (how === 'left') await put({ isWorking: false });
      else await t.call('DELETE', `/api/employee/${id}`, { headers });
      const unblock = () => t.call('PUT', `/api/user/unblock-user/${userId}`, { headers });
      const edit = (values: object) =>
        t.call('PUT', '/api/user/edit-user', { headers, body: { _id: userId, ...values } });
      const sentence = 'Their employee record says that they do not work here. Change that first.';
      for (const answer of [await unblock(), await edit({ isBlocked: false, role: 'admin' })]) {
        expect([answer.statusCode, answer.json().fields]).toEqual([409, { isBlocked: sentence }]);
      }
      expect(await account()).toMatchObject({ isBlocked: true, role: 'employee' });

      // As a client they may come back, but not become staff by that way.
      expect((await edit({ isBlocked: false, role: 'business' })).statusCode).toBe(200);
      expect((await edit({ role: 'employee' })).json().fields).toEqual({ role: sentence });
      expect(await account()).toMatchObject({ isBlocked: false, role: 'business' });
    },
  );

  test('that an admin has blocked stays so when something else is edited', async () => {
    const { t, put, account, headers, userId } = await working();
    await t.call('PUT', `/api/user/block-user/${userId}`, { headers });
    await put({ ...full, jobrole: 'Team Lead' });
    expect(await account()).toMatchObject({ isBlocked: true });
  });

  test('is blocked with a delete and comes back with a restore', async () => {
    const { t, headers, id, isIn, logIn } = await working();
    const answer = await t.call('DELETE', `/api/employee/${id}`, { headers });
    expect(answer.json()).toEqual({ message: 'Employee deleted successfully' });
    expect(await isIn()).toBe(false);
    expect((await logIn()).json().code).toBe('blocked');
    await t.call('POST', `/api/records/employee/${id}/restore`, { headers });
    expect((await logIn()).statusCode).toBe(200);
  });

  test('attack 11: of the last admin can be neither demoted, blocked nor deleted this way', async () => {
    const { t, id, token, headers, account } = await working({ role: 'admin' });
    const mine = { authorization: `Bearer ${token}` };
    const own = await t.call('PUT', `/api/employee/${id}`, { headers: mine, body: { role: 'user' } });
    expect([own.statusCode, own.json().message]).toEqual([403, 'No one can change their own role.']);

    await t.db.updateTable('users').set({ isBlocked: true }).where('name', '=', 'Test admin').execute();
    const leave = await t.call('PUT', `/api/employee/${id}`, { headers: mine, body: { isWorking: false } });
    const gone = await t.call('DELETE', `/api/employee/${id}`, { headers: mine });
    for (const answer of [leave, gone])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_admin']);
    expect(await account()).toMatchObject({ role: 'admin', isBlocked: false });
    expect(await rowOf(t)).toMatchObject({ isWorking: true, deletedAt: null });
    expect((await t.call('GET', '/api/user/me', { headers })).statusCode).toBe(401);
  });
});
