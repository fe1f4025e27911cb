import { expect, test } from 'vitest';
import { DAY, fromNow } from '~/lib/time';
import { startApp } from '~/testing/start-app';
import { redirectsFeature } from '../redirects.server';
import { countedPath, countMissed, writeMissed } from './missed-addresses';

test('what a page may have been is counted, what robots try is not', () => {
  for (const path of [
    '/our-work',
    '/blog/how-we-bill',
    '/old.html',
    '/brochure.pdf',
    '/2026-11-17/news',
    '/team/',
  ])
    expect([path, countedPath(path)]).toEqual([path, path.replace(/\/$/, '')]);
  for (const path of [
    '/wp-login.php',
    '/wp-admin/setup',
    '/.env',
    '/.git/config',
    '/index.php',
    '/a.aspx',
    '/cgi-bin/luci',
    '/apple-touch-icon.png',
    '/backup.tar.gz',
    `/${'a/'.repeat(200)}`,
  ])
    expect([path, countedPath(path)]).toEqual([path, undefined]);
});

test('attack: what tells of a person, or opens something, is not counted', () => {
  for (const path of [
    '/asha@verma.example',
    '/unsubscribe/asha%40verma.example',
    '/call/+919818040101',
    '/call/98180-40101',
    '/call/+91%20(981)%20804.01.01',
    '/reset-pasword/6f1c0b8a4d2e9f7035a1c4e8d2b6f09a',
  ])
    expect([path, countedPath(path)]).toEqual([path, undefined]);
});

test('what is missed is written down when the server ends at the latest, and told by how often', async () => {
  const t = await startApp();
  const admin = await t.logIn('admin');
  const missed = async () => (await t.call('GET', '/api/redirects/missed', admin)).json();
  expect(await missed()).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  const [one, other] = [countMissed(t.db), countMissed(t.db)];
  for (const path of ['/our-work', '/our-work/', '/team', '/wp-login.php']) one.miss(path);
  other.miss('/our-work');
  await Promise.all([one.close(), other.close()]);
  expect(await missed()).toMatchObject({
    items: [
      { path: '/our-work', count: 3, lastAt: expect.any(String) },
      { path: '/team', count: 1 },
    ],
    total: 2,
  });
  const body = { from: '/our-work', to: '/portfolio' };
  await t.call('POST', '/api/redirects', { ...admin, body });
  expect(await missed()).toMatchObject({ items: [{ path: '/team' }] });
  // Counted by a process that had not heard of it.
  await writeMissed(t.db, new Map([['/our-work', 1]]));
  expect(await missed()).toMatchObject({ items: [{ path: '/team' }], total: 1 });
});

test('attack: any number of addresses leaves a thousand, of which the most wanted stay', async () => {
  const t = await startApp();
  await writeMissed(t.db, new Map([['/wanted', 5]]));
  const all = countMissed(t.db);
  for (let n = 0; n < 3000; n++) all.miss(`/random/${n}`);
  await all.close();
  const rows = await t.db.selectFrom('missedAddresses').select('path').execute();
  expect([rows.length, rows.some(({ path }) => path === '/wanted')]).toEqual([1000, true]);
});

test('what nobody has asked for in three months goes', async () => {
  const t = await startApp();
  await writeMissed(
    t.db,
    new Map([
      ['/old', 1],
      ['/older', 1],
    ]),
  );
  await t.db
    .updateTable('missedAddresses')
    .set({ lastAt: fromNow(-91 * DAY) })
    .where('path', '=', '/older')
    .execute();
  await redirectsFeature.housekeeping?.work(t.db);
  expect(await t.db.selectFrom('missedAddresses').select('path').execute()).toEqual([{ path: '/old' }]);
});
