import { expect, test } from 'vitest';
import { DAY, dayOf, fromNow, now } from '~/lib/time';
import { idOf } from '~/platform/db/ids';
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

test('is asked for by person, kind, deed and day, and page by page', async () => {
  const t = await startApp();
  const [admin, employee] = [
    await t.logIn('admin', { name: 'Ila' }),
    await t.logIn('employee', { name: 'Dev' }),
  ];
  for (const name of ['Asha One', 'Asha Two', 'Asha Three'])
    await t.call('POST', '/api/quotes', { body: { ...asha, name } });
  await t.call('POST', '/api/followup', { body: meera, headers: employee.headers });
  const ask = async (query: string) =>
    (await t.call('GET', `/api/activity?${query}`, { headers: admin.headers })).json();
  expect(inShort((await ask(`is.userId=${employee.user._id}`)).items)).toEqual([
    'Dev created followup Meera Joshi',
  ]);
  expect((await ask('is.resource=enquiry')).items).toHaveLength(3);
  expect((await ask('is.resource=%00')).fields).toEqual({
    'is.resource': 'There is no such kind of record.',
  });
  expect((await ask('is.action=deleted')).items).toEqual([]);
  const today = dayOf(now());
  expect((await ask(`from.at=${today}&to.at=${today}`)).items).toHaveLength(4);
  expect((await ask(`to.at=${dayOf(fromNow(-DAY))}`)).items).toEqual([]);
  expect((await ask(`from.at=${dayOf(fromNow(DAY))}`)).items).toEqual([]);

  const first = await ask('is.resource=enquiry&limit=2');
  expect(first.items.map(({ title }: Entry) => title)).toEqual(['Asha Three', 'Asha Two']);
  const second = await ask(`is.resource=enquiry&limit=2&before=${first.next}`);
  expect([second.items.map(({ title }: Entry) => title), second.next]).toEqual([['Asha One'], null]);
});

test('an entry of the last moment of a day in India belongs to that day', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  await t.call('POST', '/api/quotes', { body: asha });
  const { _id, recordId } = (await t.call('GET', '/api/activity', { headers })).json().items[0];
  const at = '2026-03-31T18:29:59.999Z';
  await t.db
    .updateTable('history')
    .set({ _id: idOf(Date.parse(at), 0), at })
    .where('_id', '=', _id)
    .execute();
  const found = async (from: string, to: string) =>
    (await t.call('GET', `/api/activity?from.at=${from}&to.at=${to}`, { headers })).json().items;
  expect(await found('2026-03-31', '2026-03-31')).toMatchObject([{ recordId }]);
  expect(await found('2026-04-01', '2026-04-01')).toEqual([]);
});

test('an employee finds nothing of a kind that they may not read, by no filter and in no export', async () => {
  const t = await startApp();
  const [admin, employee] = [await t.logIn('admin'), await t.logIn('employee', { name: 'Dev' })];
  await t.call('PUT', `/api/user/edit-role/${employee.user._id}`, {
    headers: admin.headers,
    body: { role: 'employee' },
  });
  const other = await t.addUser('user', { name: 'Hidden Client' });
  await t.call('PUT', `/api/user/block-user/${other._id}`, { headers: admin.headers });
  for (const query of ['', '?is.resource=user', `?is.userId=${admin.user._id}`]) {
    const { items } = (await t.call('GET', `/api/activity${query}`, { headers: employee.headers })).json();
    expect(items).toEqual([]);
    const file = await t.call('GET', `/api/activity/export.csv${query}`, { headers: employee.headers });
    expect([file.statusCode, file.body.includes('Hidden Client')]).toEqual([200, false]);
  }
  const file = await t.call('GET', '/api/activity/export.csv', { headers: admin.headers });
  expect(file.body).toContain('Hidden Client');
});

scenarios([
  {
    name: 'a filter that there is not is refused',
    as: 'admin',
    call: ['GET', '/api/activity?is.colour=green'],
    status: 400,
  },
  {
    name: 'a day that is none is refused',
    as: 'admin',
    call: ['GET', '/api/activity?from.at=yesterday'],
    status: 400,
  },
  { name: 'a client is told of nobody', as: 'user', call: ['GET', '/api/activity/authors'], status: 403 },
  { name: 'a client exports nothing', as: 'user', call: ['GET', '/api/activity/export.csv'], status: 403 },
]);
