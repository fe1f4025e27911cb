// On SQLite alone: these calls are counted in the process.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { UNATTENDED } from '~/lib/presence';
import { fromNow, HOUR } from '~/lib/time';
import { knownRoutes } from '~/testing/access/known-routes';
import { addIotProduct } from '~/testing/factories';
import { startApp, startNewApp } from '~/testing/start-app';
import { startClock, stopClock } from '~/testing/timing/stopped-clock';

beforeEach(stopClock);
afterEach(startClock);

/** What asks the database nothing, or only whether it is there. */
const PLAIN = ['/api/*', '/api/health', '/api/ready'];

test('attack 49: whatever anybody may read out of the database is bounded for each network', async () => {
  const routes = await knownRoutes(async () => (await startNewApp()).app);
  const open = routes.filter(
    ({ method, url, access }) => method === 'GET' && access === 'public' && url.startsWith('/api/'),
  );
  const bounded = open.filter(({ publicRead }) => publicRead).map(({ url }) => url);
  const all = open.map(({ url }) => url);
  expect(bounded.toSorted()).toEqual(all.filter((url) => !PLAIN.includes(url)).toSorted());
  expect(bounded).toContain('/api/iot/prodcuts/changes');
});

test('attack 49: a network reads three thousand times a minute, all such calls together; others and checks of health go on', async () => {
  const t = await startApp();
  const { id } = await addIotProduct(t);
  const urls = [
    '/api/iot/prodcuts/changes',
    '/api/iot/prodcuts/all?page=1',
    `/api/records/iot-product/${id}`,
  ];
  const ask = async (url: string, from: string) => (await t.call('GET', url, { from })).statusCode;
  // Refused before the database is asked, so that all of them fit into the minute on any machine; they count like the others.
  for (let n = 0; n < 299; n++) {
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, at) => ask('/api/records/iot-product/none', `2001:db8:1:2::${at}`)),
    );
    expect(new Set(statuses)).toEqual(new Set([400]));
  }
  for (let n = 0; n < 10; n++) expect(await ask(urls[n % 3] ?? '', '2001:db8:1:2::a')).toBe(200);
  for (const url of urls) {
    const refused = await t.call('GET', url, { from: '2001:db8:1:2::a' });
    expect([url, refused.statusCode, refused.json().code]).toEqual([url, 429, 'too_many_requests']);
    expect(await ask(url, '2001:db8:1:3::a')).toBe(200);
  }
  expect(await ask('/api/health', '2001:db8:1:2::a')).toBe(200);
});

test('attack 49: whoever of the staff is in a network of many readers still sees the products; no other token helps', async () => {
  const t = await startApp();
  const { id } = await addIotProduct(t);
  const [admin, client, ended] = [await t.logIn('admin'), await t.logIn('user'), await t.logIn('admin')];
  await t.call('POST', '/api/user/logout', ended);
  const from = '203.0.113.9';
  const ask = async (url: string, headers = {}) => {
    const { statusCode } = await t.call('GET', url, { headers, from });
    return statusCode;
  };
  // What the staff read takes nothing from the visitors.
  for (let n = 0; n < 5; n++) expect(await ask('/api/records/iot-product/none', admin.headers)).toBe(400);
  const forged = { authorization: `Bearer ${'x'.repeat(43)}` };
  const others = [{}, client.headers, ended.headers, forged];
  for (let n = 0; n < 300; n++) {
    const asked = Array.from({ length: 10 }, (_, at) =>
      ask('/api/records/iot-product/none', n === 0 ? others[at % 4] : {}),
    );
    expect(new Set(await Promise.all(asked))).toEqual(new Set([400]));
  }
  for (const url of ['/api/iot/prodcuts/all?page=1', `/api/records/iot-product/${id}`]) {
    for (const headers of others)
      expect([url, headers, await ask(url, headers)]).toEqual([url, headers, 429]);
    expect([url, await ask(url, admin.headers)]).toEqual([url, 200]);
  }
});

test('the staff read what anybody may within the bound of their account', async () => {
  const t = await startApp();
  const [one, other] = [await t.logIn('employee'), await t.logIn('employee')];
  const ask = async ({ headers }: typeof one) =>
    (await t.call('GET', '/api/records/iot-product/none', { headers })).statusCode;
  for (let n = 0; n < 30; n++) {
    const statuses = await Promise.all(Array.from({ length: 100 }, () => ask(one)));
    expect(new Set(statuses)).toEqual(new Set([400]));
  }
  expect(await ask(one)).toBe(429);
  expect(await ask(other)).toBe(400);
});

test('a list that a page asks for by itself does not keep the session of the staff alive', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const long = fromNow(-HOUR);
  await t.db.updateTable('sessions').set({ lastSeenAt: long }).execute();
  const seen = () => t.db.selectFrom('sessions').select('lastSeenAt').executeTakeFirstOrThrow();
  const url = '/api/iot/prodcuts/all?page=1';
  await t.call('GET', url, { headers: { ...headers, [UNATTENDED]: 'true' } });
  expect(await seen()).toEqual({ lastSeenAt: long });
  await t.call('GET', url, { headers });
  expect((await seen()).lastSeenAt > long).toBe(true);
});
