import { once } from 'node:events';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fromNow, HOUR } from '~/lib/time';
import { findSession } from '~/platform/auth/sessions/sessions';
import { notifyOne } from '~/platform/notify/notify';
import { asha } from '~/testing/factories';
import { openStream } from '~/testing/open-stream';
import { startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';
import type { Hub } from './hub';
import { liveStreams } from './stream';
import { streamPlaces } from './stream-places';

async function start() {
  const t = await startApp();
  const book = (body: object = {}) =>
    t.app.inject({ method: 'POST', url: '/api/quotes', payload: { ...asha, ...body } });
  const list = async (headers: { authorization: string }) =>
    (await t.app.inject({ method: 'GET', url: '/api/notifications', headers })).json();
  return { ...t, book, list };
}

test('a new submission notifies each of the staff who may see it, and nobody else', async () => {
  const t = await start();
  const [admin, employee, client] = [
    await t.logIn('admin'),
    await t.logIn('employee'),
    await t.logIn('user'),
  ];
  await t.logIn('employee', { isBlocked: true });
  await t.book();
  const entry = { resource: 'enquiry', text: expect.stringContaining('Asha Verma'), readAt: null };
  expect(await t.list(admin.headers)).toMatchObject({ unread: 1, items: [entry] });
  expect(await t.list(employee.headers)).toMatchObject({ unread: 1, items: [entry] });
  expect(await t.list(client.headers)).toEqual({ unread: 0, items: [], live: false });
  expect(await t.db.selectFrom('notifications').select('_id').execute()).toHaveLength(1);
});

test('attack 30: spam notifies nobody', async () => {
  const t = await start();
  const { headers } = await t.logIn('admin');
  await t.book({ website: 'https://buy.example' });
  expect(await t.list(headers)).toEqual({ unread: 0, items: [], live: true });
});

test('what is taken for spam or deleted is news to nobody, one by one or many together, until it is put back', async () => {
  const t = await start();
  const [{ headers }, other] = [await t.logIn('admin'), await t.logIn('employee')];
  for (const name of ['Junk', 'Junk too', 'Deleted', 'Deleted too', 'Wanted']) await t.book({ name });
  const { items } = await t.list(other.headers);
  const idOf = (name: string) =>
    items.find(({ text }: { text: string }) => text.includes(`${name},`) || text.endsWith(name))?.recordId;
  const [junk, junkToo, deleted, deletedToo] = ['Junk', 'Junk too', 'Deleted', 'Deleted too'].map(idOf);
  expect(new Set([junk, junkToo, deleted, deletedToo]).size).toBe(4);
  await t.db
    .transaction()
    .execute((trx) =>
      notifyOne(trx, other.user._id, { ...due, resource: 'enquiry', recordId: String(junk) }),
    );
  await t.call('PUT', `/api/notifications/${items[0]._id}/read`, other);
  const judge = (isSpam: boolean) =>
    t.call('PUT', '/api/records/enquiry/spam', { headers, body: { ids: [junk], isSpam } });
  expect((await judge(true)).statusCode).toBe(200);
  expect((await t.call('DELETE', `/api/quotes/remove/${deleted}`, { headers })).statusCode).toBe(200);
  const bulk = (id: string, deed: object) =>
    t.call('POST', '/api/records/enquiry/bulk', { headers, body: { ids: [id], ...deed } });
  expect((await bulk(junkToo, { action: 'spam' })).statusCode).toBe(200);
  expect((await bulk(deletedToo, { action: 'delete' })).statusCode).toBe(200);
  const wanted = { text: expect.stringContaining('Wanted') };
  expect(await t.list(headers)).toMatchObject({ unread: 1, items: [wanted] });
  // This one had read it.
  expect(await t.list(other.headers)).toMatchObject({ unread: 0, items: [wanted] });
  const gone = items.find(({ recordId }: { recordId: string }) => recordId === junk);
  expect((await t.call('PUT', `/api/notifications/${gone._id}/read`, other)).statusCode).toBe(404);
  await judge(false);
  await t.call('POST', `/api/records/enquiry/${deleted}/restore`, { headers });
  expect((await t.list(headers)).unread).toBe(3);
  expect((await t.list(other.headers)).items.map(({ readAt }: { readAt: string | null }) => readAt)).toEqual([
    ...[null, expect.any(String), null, null],
  ]);
});

test('whoever leaves the staff, and whatever is purged, leaves no notification behind', async () => {
  const t = await start();
  const [admin, employee] = [await t.logIn('admin'), await t.logIn('employee')];
  await t.book();
  const call = (method: 'PUT' | 'DELETE', url: string, payload?: object) =>
    t.app.inject({ method, url: `/api${url}`, headers: admin.headers, ...(payload ? { payload } : {}) });
  const left = async () => ({
    notices: (await t.db.selectFrom('notifications').select('userId').execute()).map(({ userId }) => userId),
    reads: (await t.db.selectFrom('notificationReads').select('userId').execute()).map(
      ({ userId }) => userId,
    ),
    marks: (await t.db.selectFrom('notificationMarks').select('userId').execute()).map(
      ({ userId }) => userId,
    ),
  });
  const [mine, theirs] = [admin.user._id, employee.user._id];
  await t.db.transaction().execute((trx) => notifyOne(trx, theirs, { ...due, recordId: mine }));
  const { items } = await t.list(admin.headers);
  for (const { headers } of [admin, employee])
    await t.app.inject({ method: 'PUT', url: '/api/notifications/read', headers });
  expect(await left()).toMatchObject({
    notices: [null, theirs],
    marks: expect.arrayContaining([mine, theirs]),
  });
  expect((await left()).reads.toSorted()).toEqual([mine, theirs, theirs].toSorted());
  await call('PUT', `/user/edit-role/${theirs}`, { role: 'user' });
  expect(await left()).toEqual({ notices: [null], reads: [mine], marks: [mine] });
  const { recordId } = items[0];
  await call('DELETE', `/quotes/remove/${recordId}`);
  await call('DELETE', `/records/enquiry/${recordId}/purge`);
  expect(await left()).toEqual({ notices: [], reads: [], marks: [mine] });
});

const due = { resource: 'followup', text: 'Call Asha back', kind: 'due' } as const;

test('a stream tells of a submission as it comes, and ends with the session', async () => {
  const t = await start();
  const { headers, user } = await t.logIn('employee');
  const stream = await openStream(t, headers.authorization);
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
  await expect.poll(stream.text).toContain('event: unread\ndata: {"unread":0}');
  await t.book({ name: 'Live Wire' });
  await expect.poll(stream.text).toContain('Live Wire');
  await expect.poll(stream.text).toContain('data: {"unread":1}');
  await t.db.deleteFrom('sessions').where('userId', '=', user._id).execute();
  await stream.ended;
});

test('a stream hears of what another process wrote', async () => {
  const t = await start();
  const { headers, user } = await t.logIn('admin');
  const stream = await openStream(t, headers.authorization);
  await expect.poll(stream.text).toContain('"unread":0');
  // Written past this process's own API, as a neighbour's would be.
  const { notifyStaff } = await import('~/platform/notify/notify');
  const { visitor } = await import('~/platform/auth/author');
  const { enquiry } = await import('~/features/enquiry/enquiry');
  await t.db
    .transaction()
    .execute((trx) => notifyStaff(trx, enquiry, { _id: user._id, text: 'From next door' }, visitor));
  await expect.poll(stream.text).toContain('From next door');
});

test('the server stops although a stream is open', async () => {
  const t = await start();
  const { headers } = await t.logIn('admin');
  const stream = await openStream(t, headers.authorization);
  await t.app.close();
  await stream.ended;
});

test('a stream left open does not keep its session from running idle', async () => {
  const t = await start();
  const { headers } = await t.logIn('admin');
  const stream = await openStream(t, headers.authorization);
  await expect.poll(stream.text).toContain('"unread":0');
  const lastSeenAt = fromNow(-HOUR);
  await t.db.updateTable('sessions').set({ lastSeenAt }).execute();
  await t.book();
  await expect.poll(stream.text).toContain('"unread":1');
  expect(await t.db.selectFrom('sessions').select('lastSeenAt').execute()).toEqual([{ lastSeenAt }]);
});

test('a stream whose caller left before it began is let go of', async () => {
  const t = await start();
  const { token, headers } = await t.logIn('admin');
  const left = vi.fn();
  const hub: Hub = { wake: () => {}, subscribe: () => left, close: async () => {} };
  const serveStream = liveStreams(t, hub);
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get('/', async (request, reply) => {
    request.session = await findSession(t.db, token, undefined);
    reply.raw.destroy();
    await once(reply.raw, 'close');
    return serveStream.open(request, reply);
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  await expect(fetch(url, { headers })).rejects.toThrow();
  await expect.poll(() => left.mock.calls.length).toBe(1);
});

test('one person has ten streams at the most, and a place that was left is free again', async () => {
  const t = await start();
  const { headers } = await t.logIn('employee');
  const streams = [];
  for (let n = 0; n < 10; n++) streams.push(await openStream(t, headers.authorization));
  expect(streams.map(({ response }) => response.status)).toEqual(Array(10).fill(200));
  expect((await t.list(headers)).live).toBe(false);
  const refused = await openStream(t, headers.authorization);
  expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([429, '30']);
  const other = await t.logIn('employee');
  expect((await openStream(t, other.headers.authorization)).response.status).toBe(200);
  streams[0]?.leave();
  await expect.poll(async () => (await openStream(t, headers.authorization)).response.status).toBe(200);
});

describe('places', () => {
  const person = (n: number, network = `network ${n}`) => ({ userId: `person ${n}`, network });

  test('one process has so many and no more', () => {
    const places = streamPlaces();
    const taken = Array.from({ length: 500 }, (_, n) => places.take(person(n)));
    expect(() => places.take(person(500))).toThrow('The server is busy.');
    taken[0]?.();
    taken[0]?.();
    places.take(person(500));
    expect(() => places.take(person(501))).toThrow('The server is busy.');
    expect(places.isFree(person(501))).toBe(false);
  });

  test('attack 49: one network leaves room for others', () => {
    const places = streamPlaces();
    for (let n = 0; n < 200; n++) places.take(person(n, 'one'));
    expect(() => places.take(person(200, 'one'))).toThrow('in your network');
    places.take(person(200, 'two'));
  });
});

test.each(['user', 'refferal', 'business', 'corporate'] as const)(
  'attack 49: an account of the role %s, which is never told anything, has no stream',
  async (role) => {
    const t = await start();
    const { headers } = await t.logIn(role);
    const { response } = await openStream(t, headers.authorization);
    expect(response.status).toBe(403);
    expect((await t.list(headers)).live).toBe(false);
  },
);

describe('attack 49: looks into the database are shared', () => {
  /** How often the tables of the bell were asked. */
  function countLooks(t: TestApp) {
    const asked = vi.spyOn(t.db, 'selectFrom');
    onTestFinished(() => asked.mockRestore());
    return () => asked.mock.calls.filter(([table]) => String(table) === 'sessions').length;
  }

  test('by all streams, however many there are and however often they are woken', async () => {
    const t = await start();
    const staff = await Promise.all(Array.from({ length: 20 }, () => t.logIn('employee')));
    const streams = await Promise.all(
      staff.flatMap(({ headers }) => [1, 2, 3].map(() => openStream(t, headers.authorization))),
    );
    expect(new Set(streams.map(({ response }) => response.status))).toEqual(new Set([200]));
    for (const { text } of streams) await expect.poll(text).toContain('"unread":0');
    const looks = countLooks(t);
    const began = performance.now();
    for (let n = 0; n < 30; n++) await t.book({ name: `Crowd ${n}` });
    for (const { text } of streams) await expect.poll(text).toContain('Crowd 29');
    // Besides one for the whole crowd every quarter of a second nothing asked for sessions: visitors have none.
    expect(looks()).toBeLessThanOrEqual(2 + (performance.now() - began) / 250);
    for (const { text } of streams) {
      expect(text().match(/event: notification/g)).toHaveLength(30);
      await expect.poll(text).toContain('"unread":30');
    }
  });

  test('by a stream that opens with those that are open', async () => {
    const t = await start();
    const { headers } = await t.logIn('admin');
    await t.book({ name: 'Before' });
    const first = await openStream(t, headers.authorization);
    await expect.poll(first.text).toContain('"unread":1');
    await t.book({ name: 'Between' });
    const second = await openStream(t, headers.authorization);
    await t.book({ name: 'After' });
    for (const { text } of [first, second]) {
      await expect.poll(text).toContain('"unread":3');
      expect(text()).toContain('After');
      expect(text()).not.toContain('Before');
    }
    expect(first.text()).toContain('Between');
  });

  test('and an account marks as read so often and no more', async () => {
    const t = await start();
    const [one, other] = [await t.logIn('employee'), await t.logIn('user')];
    const mark = async ({ headers }: { headers: Record<string, string> }) =>
      (await t.app.inject({ method: 'PUT', url: '/api/notifications/read', headers })).statusCode;
    const statuses = [];
    for (let n = 0; n < 121; n++) statuses.push(await mark(one));
    expect(statuses).toEqual([...Array(120).fill(200), 429]);
    expect(await mark(other)).toBe(200);
    expect((await t.list(one.headers)).unread).toBe(0);
  });
});

test('what is refused wakes no stream', async () => {
  const t = await start();
  const { headers } = await t.logIn('admin');
  const stream = await openStream(t, headers.authorization);
  await expect.poll(stream.text).toContain('"unread":0');
  const looks = vi.spyOn(t.db, 'selectFrom');
  onTestFinished(() => looks.mockRestore());
  const looksAfterRefusals = async () => {
    looks.mockClear();
    for (const url of ['/api/none', '/api/quotes']) {
      const { statusCode } = await t.app.inject({ method: 'POST', url, payload: {} });
      expect(statusCode).toBeGreaterThanOrEqual(400);
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    return looks.mock.calls.length;
  };
  // Every few seconds it looks of its own accord, which may fall into some of these.
  await expect.poll(looksAfterRefusals).toBe(0);
  await t.book();
  await expect.poll(stream.text).toContain('"unread":1');
});

test.each([
  ['a block', 'block-user', undefined],
  ['a role change', 'edit-role', { role: 'user' }],
] as const)('attack 6: a stream ends with %s', async (_what, verb, body) => {
  const t = await start();
  const admin = await t.logIn('admin');
  const { headers, user } = await t.logIn('employee');
  const stream = await openStream(t, headers.authorization);
  await expect.poll(stream.text).toContain('"unread":0');
  const url = `/api/user/${verb}/${user._id}`;
  await t.app.inject({ method: 'PUT', url, headers: admin.headers, ...(body ? { payload: body } : {}) });
  await stream.ended;
});
