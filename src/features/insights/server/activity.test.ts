import { expect, test } from 'vitest';
import { asha, meera } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { type StartedApp, startApp } from '~/testing/start-app';

interface Entry {
  userName: string;
  action: string;
  resource: string;
  recordId: string;
  title: string;
  isThere: boolean;
}
type Login = Awaited<ReturnType<StartedApp['logIn']>>;

const latest = async (t: StartedApp, { headers }: Login): Promise<Entry[]> =>
  (await t.call('GET', '/api/activity', { headers })).json().items;

const inShort = (entries: Entry[]) =>
  entries.map(({ userName, action, resource, title }) => `${userName} ${action} ${resource} ${title}`);

test('tells who did what to which record, newest first', async () => {
  const t = await startApp();
  const [admin, employee] = [
    await t.logIn('admin', { name: 'Ila' }),
    await t.logIn('employee', { name: 'Dev' }),
  ];
  await t.call('POST', '/api/quotes', { body: asha });
  await t.call('POST', '/api/followup', { body: meera, headers: employee.headers });
  await t.call('PUT', `/api/user/block-user/${employee.user._id}`, { headers: admin.headers });
  await t.call('PUT', `/api/user/unblock-user/${employee.user._id}`, { headers: admin.headers });
  expect(inShort(await latest(t, admin))).toEqual([
    'Ila updated user Dev',
    'Ila updated user Dev',
    'Dev created followup Meera Joshi',
    'Visitor created enquiry Asha Verma',
  ]);
  const again = await t.logIn('employee');
  expect(inShort(await latest(t, again))).toEqual([
    'Dev created followup Meera Joshi',
    'Visitor created enquiry Asha Verma',
  ]);
});

test('what lies in the trash or is gone is told to those who may delete, and to nobody else', async () => {
  const t = await startApp();
  const [admin, employee] = [await t.logIn('admin', { name: 'Ila' }), await t.logIn('employee')];
  await t.call('POST', '/api/quotes', { body: asha });
  const [{ recordId = '' } = {}] = await latest(t, admin);
  await t.call('DELETE', `/api/quotes/remove/${recordId}`, { headers: admin.headers });
  expect(await latest(t, admin)).toMatchObject([
    { action: 'deleted', title: 'Asha Verma', isThere: false },
    { action: 'created', title: 'Asha Verma', isThere: false },
  ]);
  expect(await latest(t, employee)).toEqual([]);
  await t.call('DELETE', `/api/records/enquiry/${recordId}/purge`, { headers: admin.headers });
  expect(await latest(t, admin)).toMatchObject([{ action: 'purged', title: '', isThere: false }]);
  expect(await latest(t, employee)).toEqual([]);
});

test('twelve at most, found behind what is left out, and no spam among them', async () => {
  const t = await startApp();
  const [admin, employee] = [await t.logIn('admin'), await t.logIn('employee')];
  for (let count = 0; count < 14; count++) await t.call('POST', '/api/quotes', { body: asha });
  for (let count = 0; count < 22; count++) {
    await t.call('POST', '/api/contact/fillcontact', { body: { ...asha, name: `Gone ${count}` } });
  }
  for (const { _id } of await t.db.selectFrom('contacts').select('_id').execute()) {
    await t.call('DELETE', `/api/contact/${_id}`, { headers: admin.headers });
  }
  await t.call('POST', '/api/quotes', { body: { ...asha, name: 'Robot', website: 'https://buy.example' } });
  expect(inShort(await latest(t, employee))).toEqual(
    Array.from({ length: 12 }, () => 'Visitor created enquiry Asha Verma'),
  );
  const deleted = await latest(t, admin);
  expect(deleted).toHaveLength(12);
  expect(deleted.every(({ action, title }) => action === 'deleted' && title.startsWith('Gone'))).toBe(true);
});

scenarios([
  {
    name: 'is empty where nothing has happened',
    as: 'employee',
    call: ['GET', '/api/activity'],
    status: 200,
    answer: { items: [] },
  },
  { name: 'is closed to clients', as: 'business', call: ['GET', '/api/activity'], status: 403 },
  { name: 'is closed to visitors', call: ['GET', '/api/activity'], status: 401 },
]);
