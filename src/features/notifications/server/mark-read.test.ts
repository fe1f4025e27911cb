import { expect, test } from 'vitest';
import { now, SECOND } from '~/lib/time';
import { idOf, newId } from '~/platform/db/ids';
import { notifyAdmins, notifyOne } from '~/platform/notify/notify';
import { asha } from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';

type Headers = Record<string, string>;

async function start() {
  const t = await startApp();
  return {
    ...t,
    book: () => t.call('POST', '/api/quotes', { body: asha }),
    list: async (headers: Headers) => (await t.call('GET', '/api/notifications', { headers })).json(),
    read: async (headers: Headers, path: string) =>
      (await t.call('PUT', `/api/notifications/${path}`, { headers })).statusCode,
  };
}

/** Told to all who may read submissions, as another process would. */
const told = (_id: string) => ({
  ...{ _id, userId: null, area: 'submissions', exceptUserId: null, kind: 'lead' as const },
  ...{ resource: 'enquiry', recordId: newId(), text: 'Enquiry: Asha', createdAt: now() },
});

/** As many that were told one after the other, ten minutes ago. */
async function tellMany({ db }: StartedApp, count: number) {
  const ids = Array.from({ length: count }, (_, n) => idOf(Date.now() - 600 * SECOND + n, 0));
  for (let n = 0; n < count; n += 500)
    await db
      .insertInto('notifications')
      .values(ids.slice(n, n + 500).map(told))
      .execute();
  return ids;
}

const lateAccount = () => ({ _id: idOf(Date.now() - 900 * SECOND, 0) });

test('one is read, or all, by each for themselves; what is told to somebody else is not mine to read', async () => {
  const t = await start();
  const [me, other, client] = [await t.logIn('admin'), await t.logIn('employee'), await t.logIn('user')];
  for (let count = 0; count < 3; count++) await t.book();
  const { items } = await t.list(me.headers);
  const [first] = items;
  expect(await t.read(client.headers, `${first._id}/read`)).toBe(404);
  expect(await t.read(me.headers, `${first._id}/read`)).toBe(200);
  expect(await t.read(me.headers, `${first._id}/read`)).toBe(404);
  const after = await t.list(me.headers);
  expect([after.unread, after.items.map(({ readAt }: { readAt: unknown }) => typeof readAt)]).toEqual([
    2,
    ['string', 'object', 'object'],
  ]);
  expect(await t.read(me.headers, 'read')).toBe(200);
  expect(await t.list(me.headers)).toMatchObject({
    unread: 0,
    items: Array(3).fill({ readAt: expect.any(String) }),
  });
  expect(await t.read(me.headers, `${items[1]._id}/read`)).toBe(404);
  expect((await t.list(other.headers)).unread).toBe(3);

  await t.db.transaction().execute((trx) =>
    notifyOne(trx, me.user._id, {
      ...{ resource: 'enquiry', recordId: first.recordId, text: 'Yours', kind: 'assigned' },
    }),
  );
  const [mine] = (await t.list(me.headers)).items;
  expect(mine).toMatchObject({ text: 'Yours', readAt: null });
  expect((await t.list(other.headers)).unread).toBe(3);
  expect(await t.read(other.headers, `${mine._id}/read`)).toBe(404);
  expect(await t.read(me.headers, `${mine._id}/read`)).toBe(200);
  expect((await t.list(me.headers)).unread).toBe(0);
});

test('twice at once one is read once', async () => {
  const t = await start();
  const { headers } = await t.logIn('admin');
  await t.book();
  const [{ _id }] = (await t.list(headers)).items;
  const statuses = await Promise.all([1, 2, 3].map(() => t.read(headers, `${_id}/read`)));
  expect(statuses.toSorted()).toEqual([200, 404, 404]);
});

test('what another process commits late, with an earlier id, is not read by who marked all before', async () => {
  const t = await start();
  const { headers } = await t.logIn('admin', lateAccount());
  const written = idOf(Date.now() - 2 * SECOND, 0);
  await t.book();
  await t.read(headers, 'read');
  expect((await t.list(headers)).unread).toBe(0);
  await t.db.insertInto('notifications').values(told(written)).execute();
  expect((await t.list(headers)).unread).toBe(1);
  await t.read(headers, 'read');
  expect((await t.list(headers)).unread).toBe(0);
});

test('who joins the staff sees nothing that was told before, nor does a new account', async () => {
  const t = await start();
  const [admin, client] = [await t.logIn('admin'), await t.addUser('user')];
  await t.book();
  const role = (name: string) =>
    t.call('PUT', `/api/user/edit-role/${client._id}`, { ...admin, body: { role: name } });
  await role('employee');
  const { startSession } = await import('~/platform/auth/sessions/sessions');
  const { token } = await startSession(t.db, client._id, 'test', false);
  const headers = { authorization: `Bearer ${token}` };
  const colleague = await t.logIn('employee');
  expect([(await t.list(headers)).items, (await t.list(colleague.headers)).items]).toEqual([[], []]);
  await t.book();
  expect([(await t.list(headers)).unread, (await t.list(colleague.headers)).unread]).toEqual([1, 1]);
});

test('who may no longer read an area has neither its notices nor that they were read', async () => {
  const t = await start();
  const [one, other] = [await t.logIn('admin'), await t.logIn('admin')];
  await t.book();
  await t.db
    .transaction()
    .execute((trx) => notifyAdmins(trx, { resource: 'housekeeping', recordId: 'files', text: 'Full' }));
  await t.read(other.headers, 'read');
  await t.book();
  expect((await t.list(other.headers)).unread).toBe(1);
  await t.call('PUT', `/api/user/edit-role/${other.user._id}`, { ...one, body: { role: 'employee' } });
  const { startSession } = await import('~/platform/auth/sessions/sessions');
  const { token } = await startSession(t.db, other.user._id, 'test', false);
  const { items, unread } = await t.list({ authorization: `Bearer ${token}` });
  expect([items.map(({ readAt }: { readAt: unknown }) => readAt !== null), unread]).toEqual([
    [false, true],
    1,
  ]);
});

test('a thousand are counted and no more, and all are read at once', async () => {
  const t = await start();
  const { headers } = await t.logIn('employee', lateAccount());
  await tellMany(t, 1200);
  expect(await t.list(headers)).toMatchObject({ unread: 1000, items: Array(50).fill({ readAt: null }) });
  await t.read(headers, 'read');
  expect((await t.list(headers)).unread).toBe(0);
  expect(await t.db.selectFrom('notificationReads').selectAll().execute()).toEqual([]);
});

test('in a flood all are read with no more single reads than are known', async () => {
  const t = await start();
  const { headers } = await t.logIn('employee', lateAccount());
  const ids = Array.from({ length: 1300 }, () => newId());
  await t.db.insertInto('notifications').values(ids.map(told)).execute();
  await t.read(headers, 'read');
  expect((await t.list(headers)).unread).toBe(0);
  const reads = await t.db.selectFrom('notificationReads').select('notificationId').execute();
  expect(reads).toHaveLength(1000);
});

test('who reads one by one and never all leaves a bounded trail', async () => {
  const t = await start();
  const { headers, user } = await t.logIn('employee', lateAccount());
  const ids = await tellMany(t, 1100);
  // All but the oldest and the newest two.
  const reads = ids.slice(1, 1098).map((notificationId) => ({
    ...{ userId: user._id, notificationId, readAt: now() },
  }));
  await t.db.insertInto('notificationReads').values(reads).execute();
  expect((await t.list(headers)).unread).toBe(3);
  expect(await t.read(headers, `${ids[1098]}/read`)).toBe(200);
  const left = await t.db.selectFrom('notificationReads').select('notificationId').execute();
  expect(left).toHaveLength(500);
  expect((await t.list(headers)).unread).toBe(1);
});
