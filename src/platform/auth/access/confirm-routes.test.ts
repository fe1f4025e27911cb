// On SQLite alone: which routes ask who it is stands in the code.
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { resources } from '~/features/resources';
import { fromNow, MINUTE } from '~/lib/time';
import { reach } from '~/model/permissions';
import { newId } from '~/platform/db/ids';
import { knownRoutes } from '~/testing/access/known-routes';
import { addEmployee, addEnquiry, ravi } from '~/testing/factories';
import { type StartedApp, startApp, startNewApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';
import { guardRoutes } from './access';

/** Which routes ask who it is, written down a second time: one that lets somebody in or hands something out is here. */
const asking = {
  always: [
    'DELETE /api/user/second-factor',
    'DELETE /api/user/second-factor/:id',
    'DELETE /api/user/sessions',
    'DELETE /api/user/sessions/:id',
    'GET /api/outbox/:id/letter',
    'POST /api/career/:id/employee',
    'POST /api/employee',
    'POST /api/privacy/erase',
    'POST /api/privacy/export',
    'POST /api/records/employee/:id/restore',
    'POST /api/records/user/:id/restore',
    'POST /api/user/invite',
    'POST /api/user/second-factor',
    'POST /api/user/second-factor/recovery-codes',
    'PUT /api/user/edit-role/:id',
    'PUT /api/user/unblock-user/:id',
  ],
  // The list of every kind of record as a file, but of what a client may read as a whole; and what was done to them.
  others: [
    'GET /api/activity/export.csv',
    ...resources
      .filter(({ area }) => reach('user', `${area}:read`) !== 'all')
      .flatMap(({ name }) => [`GET /api/records/${name}/export.csv`, `POST /api/records/${name}/export.csv`])
      .sort(),
  ],
  // To change many at once is to change each of them, and to undo it is to change them again.
  // And of an import, what somebody else has brought.
  depends: [
    'GET /api/imports/:id/faults.csv',
    ...resources.map(({ name }) => `POST /api/records/${name}/bulk`),
    'POST /api/records/undo/:undo',
    'PUT /api/employee/:employeeId',
    'PUT /api/user/edit-user',
  ].sort(),
};

/** Logged in a while ago: somebody else may sit there by now. */
async function atAnOpenDesk(t: StartedApp, role: 'admin' | 'employee' | 'user' = 'admin') {
  const person = await t.logIn(role);
  const confirmedAt = fromNow(-16 * MINUTE);
  await t.db.updateTable('sessions').set({ confirmedAt }).where('userId', '=', person.user._id).execute();
  return person;
}

const everything = async ({ db }: StartedApp) => [
  await db.selectFrom('users').selectAll().orderBy('_id').execute(),
  await db.selectFrom('employees').selectAll().orderBy('_id').execute(),
  await db.selectFrom('enquiries').selectAll().orderBy('_id').execute(),
  await db.selectFrom('outbox').selectAll().orderBy('_id').execute(),
];

const callOf = (route: string) => {
  const [method = '', path = ''] = route.split(' ');
  const url = path.replace(/:\w+/, newId());
  if (method !== 'GET' && method !== 'POST' && method !== 'PUT' && method !== 'DELETE')
    throw new Error(route);
  return [method, url, ...(method === 'GET' || method === 'DELETE' ? [] : [{}])] as const;
};

describe('an admin’s open desk', () => {
  test('attack 45: every route that lets somebody in or hands something out asks who it is, and no other', async () => {
    const routes = await knownRoutes(async () => (await startNewApp()).app);
    const found = Object.fromEntries(
      ['always', 'others', 'depends'].map((how) => [
        how,
        routes
          .filter(({ method, confirm }) => method !== 'HEAD' && confirm === how)
          .map(({ method, url }) => `${method} ${url}`)
          .sort(),
      ]),
    );
    expect(found).toEqual(asking);
    expect(asking.others).toContain('GET /api/records/enquiry/export.csv');
    expect(asking.others).not.toContain('GET /api/records/iot-product/export.csv');
  });

  test('attack 45: a route of that kind that does not say so keeps the server from starting', async () => {
    const t = await startApp();
    for (const config of [
      { access: 'users:edit' } as const,
      { access: 'employees:create' } as const,
      { access: 'privacy:read' } as const,
      { access: 'leads:read', produces: 'text/csv' } as const,
    ]) {
      const app = Fastify();
      guardRoutes(app, t);
      app.post('/forgotten', { config }, async () => 'done');
      await expect(app.ready()).rejects.toThrow(/whether they ask who it is: POST \/forgotten/);
    }
  });

  test('attack 45: nothing of it is done there, until the password is typed', async () => {
    const t = await startApp();
    const { headers } = await atAnOpenDesk(t);
    await addEnquiry(t);
    const before = await everything(t);
    for (const route of [...asking.always, ...asking.others]) {
      const [method, url, body] = callOf(route);
      const answer = await t.call(method, url, { headers, ...(body ? { body } : {}) });
      expect([route, answer.statusCode, answer.json().code]).toEqual([route, 403, 'confirm_needed']);
    }
    expect(await everything(t)).toEqual(before);
    await t.call('POST', '/api/user/confirm', { headers, body: { password: PASSWORD } });
    const csv = await t.call('GET', '/api/records/enquiry/export.csv', { headers });
    expect([csv.statusCode, csv.body.includes('asha@verma.example')]).toEqual([200, true]);
  });

  test('attack 45: the documented calls make no admin there and lift no block, whatever else they change', async () => {
    const t = await startApp();
    const { headers } = await atAnOpenDesk(t);
    const client = await t.addUser('user');
    const blocked = await t.addUser('admin', { isBlocked: true, blockedByAdmin: true });
    const here = await addEmployee(t);
    const left = await addEmployee(t, {
      employeeId: 'PW-015',
      email: 'left@peepalworks.example',
      isWorking: false,
    });
    const admin = { ...ravi, employeeId: 'PW-016', email: 'new@peepalworks.example', role: 'admin' };
    const calls = [
      ['POST', '/api/employee', admin],
      ['POST', '/api/user/invite', { name: 'New', email: 'new@peepalworks.example', role: 'admin' }],
      ['PUT', `/api/user/edit-role/${client._id}`, { role: 'admin' }],
      ['PUT', '/api/user/edit-user', { _id: client._id, name: 'New', role: 'admin' }],
      ['PUT', '/api/user/edit-user', { _id: client._id, email: 'new@peepalworks.example' }],
      ['PUT', '/api/user/edit-user', { _id: blocked._id, mobile: '9818040177', isBlocked: false }],
      ['PUT', `/api/user/unblock-user/${blocked._id}`, undefined],
      ['PUT', `/api/employee/${here.employeeId}`, { ...ravi, role: 'admin' }],
      ['PUT', `/api/employee/${here.id}`, { email: 'new@peepalworks.example' }],
      ['PUT', `/api/employee/${left.employeeId}`, { isWorking: true }],
    ] as const;
    const before = await everything(t);
    for (const [method, url, body] of calls) {
      const answer = await t.call(method, url, { headers, body });
      expect([method, url, answer.json().code]).toEqual([method, url, 'confirm_needed']);
    }
    expect(await everything(t)).toEqual(before);
    // What lets nobody in is not asked about.
    for (const [url, body] of [
      ['/api/user/edit-user', { _id: client._id, name: 'Asha', email: client.email, role: 'user' }],
      ['/api/user/edit-user', { _id: client._id, isBlocked: true }],
      [`/api/employee/${here.employeeId}`, { ...ravi, role: 'employee', jobrole: 'Team Lead' }],
      [`/api/employee/${here.employeeId}`, { isWorking: false }],
    ] as const) {
      expect((await t.call('PUT', url, { headers, body })).statusCode).toBe(200);
    }
  });

  test('attack 45: restores neither an admin’s account nor their employee record', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { id, userId } = await addEmployee(t, { role: 'admin' });
    await t.call('DELETE', `/api/employee/${id}`, { headers });
    await t.call('DELETE', `/api/user/${userId}`, { headers });
    const desk = await atAnOpenDesk(t);
    const before = await everything(t);
    for (const url of [`/api/records/user/${userId}/restore`, `/api/records/employee/${id}/restore`]) {
      expect((await t.call('POST', url, desk)).json().code).toBe('confirm_needed');
    }
    expect(await everything(t)).toEqual(before);
  });

  test('attack 45: of an employee hands out no list either; a client takes their own', async () => {
    const t = await startApp();
    const url = '/api/records/enquiry/export.csv';
    const employee = await atAnOpenDesk(t, 'employee');
    expect((await t.call('GET', url, employee)).json().code).toBe('confirm_needed');
    const client = await atAnOpenDesk(t, 'user');
    expect((await t.call('GET', url, client)).statusCode).toBe(200);
  });
});

test('a program that logs in and calls at once is not asked', async () => {
  const t = await startApp();
  const { email } = await t.addUser('admin');
  const { token } = (
    await t.call('POST', '/api/user/admin-login', { body: { email, password: PASSWORD } })
  ).json();
  const headers = { authorization: `Bearer ${token}` };
  const body = { ...ravi, role: 'admin' };
  expect((await t.call('POST', '/api/employee', { headers, body })).statusCode).toBe(200);
});
