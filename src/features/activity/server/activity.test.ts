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

test('a lead that goes with what is marked as spam was deleted by nobody', async () => {
  const t = await startApp();
  const admin = await t.logIn('admin', { name: 'Ila' });
  await t.call('POST', '/api/quotes', { body: asha });
  const { _id } = await t.db.selectFrom('enquiries').select('_id').executeTakeFirstOrThrow();
  const { _id: lead } = await t.db.selectFrom('followups').select('_id').executeTakeFirstOrThrow();
  const body = { ids: [_id], isSpam: true };
  await t.call('PUT', '/api/records/enquiry/spam', { headers: admin.headers, body });
  expect(await latest(t, admin)).toMatchObject([
    { userName: 'Ila', action: 'dropped', resource: 'followup', recordId: lead, title: '', isThere: false },
  ]);
  const changes = await t.db.selectFrom('history').select('changes').where('recordId', '=', lead).execute();
  expect(changes).toEqual([{ changes: [] }]);
  const file = await t.call('GET', '/api/activity/export.csv', admin);
  expect(file.body).toContain(',"marked a request as spam, and its lead went with it",Follow Ups,,');
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

test('who published what, and who took it off the site or threw it away, is told, with the way to it', async () => {
  const t = await startApp();
  const employee = await t.logIn('employee', { name: 'Dev' });
  const { headers } = employee;
  const { entry } = (await t.call('POST', '/api/content/team', { headers, body: {} })).json();
  const path = `/api/content/team/${entry._id}`;
  const picture = { media: 'portraits/meenakshi-raghunathan', alt: '' };
  const data = {
    ...entry.draft.data,
    name: 'Ritu Saini',
    post: 'Designer',
    note: 'Draws.',
    portrait: picture,
  };
  const saved = await t.call('PUT', `${path}/draft`, { headers, body: { data, basedOn: 1 } });
  expect(saved.statusCode).toBe(200);
  const website = async () =>
    (await t.call('GET', '/api/activity?is.resource=content', { headers })).json().items;
  // Whoever only writes has done nothing yet that others see.
  expect(await website()).toMatchObject([{ action: 'created', title: 'Ritu Saini' }]);
  expect((await t.call('POST', `${path}/publish`, { headers })).statusCode).toBe(200);
  expect((await t.call('POST', `${path}/unpublish`, { headers })).statusCode).toBe(200);
  expect((await t.call('POST', `${path}/unpublish`, { headers })).statusCode).toBe(200);
  expect(await website()).toMatchObject([
    { action: 'unpublished', userName: 'Dev', to: `/dashboard/content/team/${entry._id}` },
    { action: 'published' },
    { action: 'created' },
  ]);
  await t.call('DELETE', path, { headers });
  expect((await website())[0]).toMatchObject({ action: 'deleted', isThere: false, to: null });
  await t.call('POST', `${path}/restore`, { headers });
  expect((await website())[0]).toMatchObject({ action: 'restored', isThere: true });
  const file = await t.call('GET', '/api/activity/export.csv?is.action=unpublished', { headers });
  expect(file.body).toContain('took off the site:,Website,Ritu Saini');
  await t.call('DELETE', path, { headers });
  expect((await t.call('DELETE', `${path}/purge`, { headers })).statusCode).toBe(200);
  expect(await website()).toMatchObject([{ action: 'purged', title: '', to: null }]);
});

test('who has put what the site says in another order is told, of those alone that were moved', async () => {
  const t = await startApp();
  for (const { firstRecords } of t.features) await firstRecords?.(t);
  const employee = await t.logIn('employee', { name: 'Dev' });
  const { headers } = employee;
  const moves = async () => (await latest(t, employee)).filter(({ action }) => action === 'moved');
  const listed: { _id: string; title: string }[] = (
    await t.call('GET', '/api/content/team', { headers })
  ).json();
  const order = async (entries: typeof listed) =>
    (
      await t.call('POST', '/api/content/team/order', {
        headers,
        body: { ids: entries.map(({ _id }) => _id) },
      })
    ).statusCode;
  const [first, ...others] = listed;
  if (!first) throw new Error('there is no team');
  expect(await order(listed)).toBe(200);
  expect(await moves()).toEqual([]);
  const moved = others.toSpliced(2, 0, first);
  expect(await order(moved)).toBe(200);
  const deed = {
    ...{ action: 'moved', title: first.title, userName: 'Dev' },
    to: `/dashboard/content/team/${first._id}`,
  };
  expect(await moves()).toMatchObject([deed]);
  const [second, third, ...rest] = moved;
  if (!second || !third) throw new Error('there is too small a team');
  expect(await order([...rest, third, second])).toBe(200);
  expect((await moves()).map(({ title }) => title)).toEqual(
    expect.arrayContaining([second.title, third.title, first.title]),
  );
  expect(await moves()).toHaveLength(3);
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
