import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { NewRow } from '~/platform/db/schema';
import { addEmployee, ravi } from '~/testing/factories';
import { fileOf, formOf } from '~/testing/form';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import { PASSWORD, type TestApp } from '~/testing/test-app';

const unknown = '0198f3d2-0000-7000-8000-000000000000';
const { employeeId: _fixed, ...full } = ravi;
const rowOf = ({ db }: TestApp) => db.selectFrom('employees').selectAll().executeTakeFirstOrThrow();
const unchanged = async (t: TestApp) => expect(await rowOf(t)).toMatchObject(ravi);

describe('an edit', () => {
  scenarios([
    {
      name: 'goes by the employee ID and answers updatedEmployee',
      given: addEmployee,
      as: 'admin',
      call: ['PUT', '/api/employee/:employeeId', { ...ravi, jobrole: 'Team Lead', gender: 'Male' }],
      status: 200,
      answer: {
        message: 'Employee updated successfully',
        updatedEmployee: { ...ravi, jobrole: 'Team Lead', gender: 'Male' },
      },
      without: ['assword', 'userId'],
    },
    {
      name: 'goes by the _id as well, and leaves what it does not send',
      given: (t) => addEmployee(t, { gender: 'Female' }),
      as: 'admin',
      call: ['PUT', '/api/employee/:id', { jobrole: 'Team Lead' }],
      status: 200,
      answer: { updatedEmployee: { ...ravi, jobrole: 'Team Lead', gender: 'Female' } },
    },
    {
      name: 'may take the gender out',
      given: (t) => addEmployee(t, { gender: 'Female' }),
      as: 'admin',
      call: ['PUT', '/api/employee/:employeeId', { ...full, gender: '' }],
      status: 200,
      answer: { updatedEmployee: { gender: null } },
    },
    {
      name: 'cannot change the employee ID',
      given: addEmployee,
      as: 'admin',
      call: ['PUT', '/api/employee/:employeeId', { ...ravi, employeeId: 'PW-001' }],
      status: 400,
      answer: { fields: { employeeId: 'The employee ID cannot be changed.' } },
      after: unchanged,
    },
    {
      name: 'cannot reach other columns',
      given: addEmployee,
      as: 'admin',
      call: [
        'PUT',
        '/api/employee/:employeeId',
        { ...full, _id: unknown, userId: unknown, profile: '/api/x' },
      ],
      status: 200,
      after: async (t, { id, userId }) =>
        expect(await rowOf(t)).toMatchObject({ _id: id, userId, profile: null }),
    },
    {
      name: 'of nothing at all is refused',
      given: addEmployee,
      as: 'admin',
      call: ['PUT', '/api/employee/:employeeId', {}],
      status: 400,
      answer: { message: 'There is nothing to change.' },
    },
    {
      name: 'keeps the rules',
      given: addEmployee,
      as: 'admin',
      call: ['PUT', '/api/employee/:employeeId', { name: ' ', email: 'x', isWorking: 'x', role: '' }],
      status: 400,
      answer: {
        fields: {
          name: 'Name is required.',
          email: 'Enter a valid email address.',
          isWorking: 'Is working must be yes or no.',
          role: 'Choose a role from the list.',
        },
      },
      after: unchanged,
    },
    {
      name: 'to an address that is taken is refused',
      given: async (t) => {
        await t.addUser('user', { email: 'taken@test.example' });
        return addEmployee(t);
      },
      as: 'admin',
      call: ['PUT', '/api/employee/:employeeId', { email: 'taken@test.example' }],
      status: 409,
      answer: { fields: { email: 'This email is already registered.' } },
      after: unchanged,
    },
    { name: 'of nobody is 404', as: 'admin', call: ['PUT', '/api/employee/PW-999', full], status: 404 },
    ...(['employee', 'business'] as const).map((as) => ({
      name: `is refused to the role ${as}`,
      given: addEmployee,
      as,
      call: ['PUT', '/api/employee/:employeeId', { role: 'admin' }] as ['PUT', string, object],
      status: 403,
      after: unchanged,
    })),
  ]);
});

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

describe('the profile picture', () => {
  const portrait = (background: string) =>
    sharp({ create: { width: 900, height: 1200, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const text = { ...ravi, isWorking: 'true' };

  test('comes with the form, is 480 square for staff only, and is replaced by the next', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const form = formOf(text, 'profile', fileOf(await portrait('#f00')));
    const { employee } = (await t.call('POST', '/api/employee', { headers, body: form })).json();
    expect(employee.profile).toMatch(/^\/api\/files\/private\/[\w-]+\.webp$/);
    expect((await t.call('GET', employee.profile)).statusCode).toBe(401);
    const picture = await t.call('GET', employee.profile, { headers });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      width: 480,
      height: 480,
      format: 'webp',
    });

    const next = formOf({ jobrole: 'Team Lead' }, 'profile', fileOf(await portrait('#0f0')));
    const edited = await t.call('PUT', `/api/employee/${ravi.employeeId}`, { headers, body: next });
    const { updatedEmployee } = edited.json();
    expect(updatedEmployee).toMatchObject({ jobrole: 'Team Lead', name: ravi.name });
    expect(updatedEmployee.profile).not.toBe(employee.profile);
    const pending = await t.db.selectFrom('pendingFileDeletions').select('key').execute();
    expect(pending).toEqual([{ key: employee.profile.slice('/api/files/'.length) }]);
  });

  test('that is none is refused, and nobody is added', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const fake = formOf(text, 'profile', fileOf(Buffer.from('GIF89a?')));
    const answer = await t.call('POST', '/api/employee', { headers, body: fake });
    expect([answer.statusCode, answer.json().message]).toEqual([
      415,
      'Invalid file format. Please upload a JPG, PNG, or WebP.',
    ]);
    const taken = formOf({ ...text, dateOfJoining: 'x' }, 'profile', fileOf(await portrait('#00f')));
    expect((await t.call('POST', '/api/employee', { headers, body: taken })).statusCode).toBe(400);
    expect(await t.db.selectFrom('employees').select('_id').execute()).toEqual([]);
    expect(await t.db.selectFrom('pendingFileDeletions').select('key').execute()).toEqual([]);
  });
});

describe('the list', () => {
  scenarios([
    {
      name: 'is for staff, and holds no secret',
      given: addEmployee,
      as: 'employee',
      call: ['GET', '/api/employee'],
      status: 200,
      answer: [{ ...ravi, role: 'employee', gender: null, profile: null }],
      without: ['assword', 'userId', 'deletedAt'],
    },
    {
      name: 'is searched by role',
      given: addEmployee,
      as: 'admin',
      call: ['GET', '/api/employee?page=1&field=role&q=EMPLOY'],
      status: 200,
      answer: { total: 1 },
    },
    { name: 'is closed to clients', as: 'refferal', call: ['GET', '/api/employee'], status: 403 },
    { name: 'is closed to visitors', call: ['GET', '/api/employee'], status: 401 },
    {
      name: 'loses nobody to an employee',
      given: addEmployee,
      as: 'employee',
      call: ['DELETE', '/api/employee/:id'],
      status: 403,
      after: async (t) => expect(await rowOf(t)).toMatchObject({ deletedAt: null }),
    },
    {
      name: 'answers a bad id with 400',
      as: 'admin',
      call: ['DELETE', '/api/employee/undefined'],
      status: 400,
      answer: { message: 'Invalid employee ID' },
    },
  ]);
});
