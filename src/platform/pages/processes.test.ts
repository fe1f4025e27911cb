import { expect, test } from 'vitest';
import { renewWords } from '~/features/content/server/read/words-version';
import { freePort, migratedSite, startServer } from '~/testing/servers/server-process';

/** The real pages of two processes on one database; what is said of every page is said of the built site. */
test('the site’s own pages are kept, and what they show is never old', async () => {
  const { port, env, db } = await migratedSite();
  const [one, other] = [startServer(port, env), startServer(await freePort(), env)];
  await Promise.all([one.ready(), other.ready()]);
  const tagOf = async (path: string) =>
    (await fetch(one.url + path, { redirect: 'manual' })).headers.get('etag');
  const { _id } = await db.selectFrom('iotProducts').select('_id').limit(1).executeTakeFirstOrThrow();
  const sitemap = await (await fetch(`${one.url}/sitemap.xml`)).text();
  const addresses = Array.from(sitemap.matchAll(/<loc>http:\/\/[^/]+(.*?)<\/loc>/g), ([, path = '']) => path);
  const title = 'Web Development';
  for (const path of [
    ...addresses,
    ...['/login', '/register', '/forgot-password', '/robots.txt', '/sitemap.xml', '/_.data', '/it.data'],
    '/policy.data?_routes=site%2Flegal%2Fpolicy',
    `/development.data?${new URLSearchParams({ title, _routes: 'service/development' })}`,
  ]) {
    expect([path, await tagOf(path)]).toEqual([path, expect.any(String)]);
  }
  for (const path of [
    ...[
      '/dashboard',
      '/dashboard/enquiry',
      '/reset-password/secret',
      '/verify-email/secret',
      '/none',
      '/About-us',
    ],
    ...[
      '/?a=1',
      '/login?next=/dashboard',
      '/development?title=Mine',
      '/portfolio?tab=Mine',
      '/Iot-products?page=9',
    ],
    ...['/career?designation=WBD', `/Iot-products?product=Mine-${_id}`, '/Iot-products?product=none'],
  ]) {
    expect([path, await tagOf(path)]).toEqual([path, null]);
  }

  // What is published shows in both processes within a second, on the pages that say it and on no other.
  const both = (path: string) =>
    Promise.all([one, other].map(async ({ url }) => fetch(url + path).then((page) => page.text())));
  const [about, policy] = [await both('/about-us'), await both('/policy')];
  const { _id: member } = await db
    .selectFrom('contentEntries')
    .select('_id')
    .where('collection', '=', 'team')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('contentEntries')
      .set({ publishedVersion: null })
      .where('_id', '=', member)
      .execute();
    await renewWords(trx, 'team');
  });
  await expect.poll(() => both('/about-us')).not.toContain(about[0]);
  for (const page of await both('/about-us')) expect(page).not.toContain('Meenakshi Raghunathan');
  expect(await both('/policy')).toEqual(policy);

  const shown = () =>
    Promise.all([one, other].map(async ({ url }) => (await fetch(`${url}/Iot-products`)).text()));
  await shown();
  for (const productName of ['First Rename', 'Second Rename', 'Third Rename']) {
    await db.updateTable('iotProducts').set({ productName }).where('_id', '=', _id).execute();
    for (const page of await shown()) expect(page).toContain(productName);
  }
});
