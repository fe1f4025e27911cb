import { expect, test } from 'vitest';
import { resources } from '~/features/resources';
import { type Role, reach, roles } from '~/model/permissions';
import { scenarios } from '~/testing/scenario';
import { type StartedApp, startApp } from '~/testing/start-app';

const view = { resource: 'followup', name: 'Unowned', query: 'is.ownerId=none&page=2', shared: false };

const refused = (name: string, body: object, as: Role = 'admin', status = 400) => ({
  name,
  as,
  call: ['POST', '/api/views', { ...view, ...body }] as ['POST', string, object],
  status,
});

scenarios([
  {
    name: 'a view is saved without the page it was saved on',
    as: 'employee',
    call: ['POST', '/api/views', view],
    status: 200,
    answer: { message: 'View saved', view: { query: 'is.ownerId=none', isOwn: true, shared: false } },
  },
  refused('of what the list does not know is refused', { query: 'is.name=Asha' }),
  refused('of a list that there is none of is refused', { resource: 'none' }),
  refused('of a list that they may not read is refused', { resource: 'user', query: '' }, 'employee', 403),
  refused(
    'of a client about what they are not told is refused',
    { resource: 'career', query: 'is.status=New' },
    'user',
  ),
  refused('of a client is shared with nobody', { resource: 'career', query: '', shared: true }, 'user', 403),
]);

/** Calls as somebody. */
async function somebody(t: StartedApp, role: Role, name: string) {
  const { headers } = await t.logIn(role, { name });
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await t.app.inject({
      method,
      url: `/api/views${url}`,
      headers,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const names = async (resource = 'followup') =>
    (await call('GET', `?resource=${resource}`)).body.map((one: { name: string }) => one.name);
  return { call, names };
}

test('one’s own come first, then those that are shared; these are changed by their maker and by admins', async () => {
  const t = await startApp();
  const ravi = await somebody(t, 'employee', 'Ravi');
  const meera = await somebody(t, 'employee', 'Meera');
  const admin = await somebody(t, 'admin', 'Asha');
  const own = (await ravi.call('POST', '', { ...view, name: 'Z mine' })).body.view;
  const shared = (await ravi.call('POST', '', { ...view, name: 'A all', shared: true })).body.view;
  await meera.call('POST', '', { ...view, name: 'B hers' });
  expect(await ravi.names()).toEqual(['A all', 'Z mine']);
  expect(await meera.names()).toEqual(['B hers', 'A all']);
  expect(await meera.names('contact')).toEqual([]);
  expect((await meera.call('GET', '?resource=followup')).body[1]).toMatchObject({
    ownerName: 'Ravi',
    isOwn: false,
  });
  for (const [who, id, status] of [
    [meera, own._id, 404],
    [admin, own._id, 404],
    [meera, shared._id, 403],
    [admin, shared._id, 200],
    [ravi, own._id, 200],
  ] as const) {
    expect((await who.call('PUT', `/${id}`, { name: 'Named anew' })).status).toBe(status);
  }
  expect((await ravi.call('PUT', `/${own._id}`, { query: 'is.none=1' })).status).toBe(400);
  expect((await meera.call('DELETE', `/${shared._id}`)).status).toBe(403);
  expect((await admin.call('DELETE', `/${shared._id}`)).status).toBe(200);
  expect(await meera.names()).toEqual(['B hers']);
});

test('who is no longer one of the staff changes nothing that they see, and takes their own back', async () => {
  const t = await startApp();
  const ravi = await somebody(t, 'employee', 'Ravi');
  const { _id } = (await ravi.call('POST', '', { resource: 'enquiry', name: 'All', query: '', shared: true }))
    .body.view;
  await t.db.updateTable('users').set({ role: 'user' }).execute();
  expect((await ravi.call('PUT', `/${_id}`, { name: 'Call this number' })).status).toBe(403);
  expect((await ravi.call('PUT', `/${_id}`, { name: 'Mine', shared: false })).status).toBe(200);
});

test('nobody has more than fifty, and they go with the account', async () => {
  const t = await startApp();
  const ravi = await somebody(t, 'employee', 'Ravi');
  for (let n = 0; n < 50; n++) expect((await ravi.call('POST', '', view)).status).toBe(200);
  expect((await ravi.call('POST', '', view)).status).toBe(409);
  await t.db.deleteFrom('users').where('name', '=', 'Ravi').execute();
  expect(await t.db.selectFrom('views').select('_id').execute()).toEqual([]);
});

test('of more shared views than are shown nobody misses their own', async () => {
  const t = await startApp();
  const [ravi, meera] = [await somebody(t, 'employee', 'Ravi'), await somebody(t, 'employee', 'Meera')];
  const { userId } = await (async () => {
    await meera.call('POST', '', { ...view, name: 'M shared', shared: true });
    return t.db.selectFrom('views').select('userId').executeTakeFirstOrThrow();
  })();
  const shared = Array.from({ length: 510 }, (_, n) => ({
    ...{ _id: `view-${n}`, userId, resource: 'followup', query: '', shared: true },
    name: `N ${String(n).padStart(3, '0')}`,
  }));
  for (const row of shared) await t.db.insertInto('views').values(row).execute();
  await ravi.call('POST', '', { ...view, name: 'Z mine' });
  const names = await ravi.names();
  expect(names).toHaveLength(500);
  expect(names.slice(0, 2)).toEqual(['Z mine', 'M shared']);
});

test('no role sees a view of a list that it may not read, and clients none of the staff’s', async () => {
  const t = await startApp();
  const admin = await somebody(t, 'admin', 'Asha');
  for (const { name } of resources)
    await admin.call('POST', '', { resource: name, name, query: '', shared: true });
  for (const role of roles) {
    const { call } = await somebody(t, role, role);
    for (const { name, area } of resources) {
      const { status, body } = await call('GET', `?resource=${name}`);
      const may = reach(role, `${area}:read`);
      expect(status, `${role} ${name}`).toBe(may === 'none' ? 403 : 200);
      const isStaff = role === 'admin' || role === 'employee';
      if (may !== 'none') expect(body.length, `${role} ${name}`).toBe(isStaff ? 1 : 0);
    }
  }
});

test('every list that can be narrowed starts with views of its own', () => {
  const without = resources.filter(({ filters, views = [] }) => filters && views.length === 0);
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('the views that every list starts with are answered by it', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const named = resources.flatMap(({ views = [], endpoints }) =>
    views.map(({ query }) => `${endpoints.list}?page=1&${query}`),
  );
  expect(named.length).toBeGreaterThan(10);
  for (const url of named) expect((await t.call('GET', `/api${url}`, { headers })).statusCode, url).toBe(200);
});

test('attack 41: who is erased is gone from the views that are called after them, or look for them', async () => {
  const t = await startApp();
  const ravi = await somebody(t, 'employee', 'Ravi');
  const { headers } = await t.logIn('admin');
  const looking = `field=email&q=${encodeURIComponent('nadia@marker.example')}`;
  for (const named of [
    { name: 'Calls of 098180-47777, again' },
    { name: 'Nadia@Marker.example' },
    { name: 'Hers', query: looking },
    { name: 'Number', query: 'field=mobile&q=%2B91+98180+47777', shared: true },
    { name: 'Somebody else', query: 'field=email&q=other@marker.example' },
  ])
    expect((await ravi.call('POST', '', { ...view, ...named })).status).toBe(200);
  for (const who of ['nadia@marker.example', '+919818047777']) {
    const found = await t.call('POST', '/api/privacy/find', { headers, body: { who } });
    expect(found.json()).toMatchObject({ amounts: { views: 2 }, wouldErase: { views: 2 } });
    const copy = await t.call('POST', '/api/privacy/export', { headers, body: { who } });
    expect(copy.statusCode).toBe(200);
    const erased = await t.call('POST', '/api/privacy/erase', { headers, body: { who, confirm: who } });
    expect(erased.json()).toMatchObject({ erased: { views: 2 } });
  }
  expect(await ravi.names()).toEqual(['Somebody else']);
});

test('of those who delete a view at once one has, and who changes it after that is told that it is gone', async () => {
  const t = await startApp();
  const { call } = await somebody(t, 'admin', 'Asha');
  const { body } = await call('POST', '', view);
  const own = `/${body.view._id}`;
  const removed = await Promise.all(Array.from({ length: 6 }, () => call('DELETE', own)));
  expect(removed.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
  expect(await call('PUT', own, { name: 'Mine' })).toMatchObject({ status: 404 });
});
