// On SQLite alone: it reads the pages.
import { expect, test } from 'vitest';
import { firstWords } from '~/features/content/collections';
import { renewWords } from '~/features/content/server/read/words-version';
import { posts as seeded } from '~/features/content/types/posts/seed/seed';
import { DAY } from '~/lib/time';
import { migratedSite, startServer } from '~/testing/servers/server-process';
import { publicPaths } from '../content/addresses';

const HOSTILE = 'Meter </script><script>alert(1)</script> & "Söhne" \u2028';

/** All that a page tells machines about what it shows. */
const dataIn = (html: string) =>
  Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, json = '']) =>
    JSON.parse(json),
  );
const kindsIn = (html: string) => dataIn(html).map((data) => data['@type']);

const entriesOf = (xml: string) =>
  Array.from(
    xml.matchAll(/<url><loc>https:\/\/www\.site\.example(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g),
    ([, path = '', changed = '']) =>
      [path.replaceAll('&amp;', '&').replaceAll('&apos;', "'"), changed] as const,
  );

const pages = [...publicPaths(firstWords)];

test('what machines read of the built site is whole, valid and true', async () => {
  const { port, env, db } = await migratedSite();
  const site = startServer(port, { ...env, PUBLIC_URL: 'https://www.site.example' });
  await site.ready();
  const get = (path: string, init?: RequestInit) => fetch(site.url + path, init);
  const read = async (path: string) => (await get(path)).text();

  // The site map tells of every page a day that does not depend on who asks when.
  const map = entriesOf(await read('/sitemap.xml'));
  expect(map.map(([path]) => path)).toEqual(expect.arrayContaining(pages));
  for (const [path, changed] of map) {
    expect(changed, path).toMatch(/^20\d\d-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?$/);
    expect(Date.parse(changed), path).toBeLessThanOrEqual(Date.now());
  }
  const wordsOnly = new Map(map.filter(([path]) => !/^\/(Iot-products|blog|career)\b/.test(path)));
  expect(new Set([...wordsOnly.values()].map((changed) => changed.length))).toEqual(new Set([10]));

  // A product that changes moves its own date and that of the list, and no other.
  const longAgo = '2020-02-03T04:05:06.000Z';
  await db.updateTable('history').set({ at: longAgo }).execute();
  const changedAt = '2026-02-03T04:05:06.000Z';
  const { _id } = await db.selectFrom('iotProducts').select('_id').limit(1).executeTakeFirstOrThrow();
  const created = db.updateTable('history').where('recordId', '=', _id);
  await created.set({ at: changedAt }).execute();
  await db.updateTable('iotProducts').set({ productName: HOSTILE }).where('_id', '=', _id).execute();
  const later = new Map(entriesOf(await read('/sitemap.xml')));
  const dates = [...later].filter(([path]) => path.startsWith('/Iot-products?product='));
  expect(dates.filter(([, changed]) => changed === changedAt).map(([path]) => path.slice(-36))).toEqual([
    _id,
  ]);
  expect(dates.filter(([, changed]) => changed === longAgo)).toHaveLength(dates.length - 1);
  for (const [path, changed] of wordsOnly) expect(later.get(path), path).toBe(changed);

  // What somebody publishes moves the date of the page that says it, and no other.
  const team = db.selectFrom('contentEntries').select('_id').where('collection', '=', 'team').limit(1);
  const { _id: entryId } = await team.executeTakeFirstOrThrow();
  const first = db.selectFrom('contentVersions').selectAll().where('entryId', '=', entryId);
  const { data } = await first.executeTakeFirstOrThrow();
  const publishedAt = new Date().toISOString();
  const said = JSON.stringify({ ...data, note: 'Says something else.' });
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('contentVersions')
      .values({ entryId, version: 2, data: said, at: publishedAt, userId: null, userName: 'Asha' })
      .execute();
    await trx.updateTable('contentEntries').set({ publishedVersion: 2 }).where('_id', '=', entryId).execute();
    await renewWords(trx, 'team');
  });
  const datesNow = async () => new Map(entriesOf(await read('/sitemap.xml')));
  await expect.poll(async () => (await datesNow()).get('/about-us')).toBe(publishedAt);
  for (const [path, changed] of await datesNow())
    if (path !== '/about-us') expect(changed, path).toBe(later.get(path));

  // The catalogue lists its products by address; each describes itself, and claims no price that it does not have.
  const list = await read('/Iot-products');
  expect(kindsIn(list)).toEqual(['BreadcrumbList', 'ItemList']);
  const [, { numberOfItems, itemListElement }] = dataIn(list);
  expect(itemListElement).toHaveLength(numberOfItems);
  expect(numberOfItems).toBeGreaterThan(0);
  for (const [index, item] of itemListElement.entries()) {
    expect(Object.keys(item)).toEqual(['@type', 'position', 'url']);
    expect(item).toMatchObject({ '@type': 'ListItem', position: index + 1 });
    expect([...later.keys()].map((path) => `https://www.site.example${path}`)).toContain(item.url);
  }
  const shown = await read(`/Iot-products?product=${_id}`);
  expect(kindsIn(shown)).toEqual(['BreadcrumbList', 'Product']);
  expect(shown).not.toContain('<script>alert(1)');
  const product = dataIn(shown)[1];
  expect(product).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: HOSTILE,
    url: expect.stringMatching(/^https:\/\/www\.site\.example\/Iot-products\?product=/),
    brand: { '@type': 'Brand', name: expect.any(String) },
    category: expect.any(String),
    description: expect.any(String),
    image: expect.stringMatching(/^https:\/\/www\.site\.example\/products\/[\w-]+\.webp$/),
  });
  expect((await get(new URL(product.image).pathname)).status).toBe(200);

  // A post describes itself, and stands in the feed with the same address and the moment it was last changed.
  const [post] = seeded;
  const posted = await read(`/blog/${post?.slug}`);
  expect(kindsIn(await read('/blog'))).toEqual(['BreadcrumbList', 'ItemList']);
  expect(kindsIn(posted)).toEqual(['BreadcrumbList', 'BlogPosting']);
  const { url: postUrl, dateModified, headline } = dataIn(posted)[1];
  expect([headline, later.get(new URL(postUrl).pathname)]).toEqual([post?.title, dateModified]);
  const feed = await get('/blog/feed.xml');
  expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const feedText = await feed.text();
  expect(feedText).toContain(`<id>${postUrl}</id>`);
  expect(feedText).toContain(`<updated>${dateModified}</updated>`);
  expect(feedText.match(/<entry>/g)).toHaveLength(seeded.length);

  // No page offers several jobs at one address: the list names where each is found.
  expect(kindsIn(await read('/career'))).toEqual(['BreadcrumbList', 'ItemList']);
  const openings = map.map(([path]) => path).filter((path) => path.startsWith('/career/'));
  expect(openings.length).toBeGreaterThan(0);
  for (const path of openings) expect(kindsIn(await read(path))).toEqual(['BreadcrumbList', 'JobPosting']);

  // What waits for its turn is a block of data, and `async` is a word for scripts.
  for (const path of [...pages, '/login', '/reset-password', '/dashboard', '/no-such-page']) {
    const tags = (await read(path)).match(/<script\b[^>]*>/g) ?? [];
    expect(
      tags.filter((tag) => tag.includes('text/later')),
      path,
    ).toEqual(['<script type="text/later">']);
    expect(
      tags.filter((tag) => tag.includes('async')),
      path,
    ).toEqual([]);
  }

  // RFC 9116, where people look for it.
  for (const method of ['GET', 'HEAD']) {
    const answer = await get('/.well-known/security.txt', { method });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  }
  const lines = (await read('/.well-known/security.txt')).trim().split('\n');
  const fields = lines.map((line) => /^([\w-]+): (\S.*)$/.exec(line)?.slice(1) ?? []);
  expect(fields.map(([name]) => name)).toEqual([
    'Contact',
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
    'Policy',
  ]);
  const one = new Map(fields.map(([name = '', value = '']) => [name, value]));
  const left = Date.parse(one.get('Expires') ?? '') - Date.now();
  expect(left).toBeGreaterThan(30 * DAY);
  expect(left).toBeLessThan(365 * DAY);
  expect(one.get('Canonical')).toBe('https://www.site.example/.well-known/security.txt');
  const policy = await get(new URL(one.get('Policy') ?? '').pathname);
  expect([policy.status, await policy.text()]).toEqual([200, expect.stringContaining('Reporting a fault')]);
  const old = await get('/security.txt', { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/.well-known/security.txt']);

  // What was published before addresses had to be some may say anything in their place.
  await db.transaction().execute(async (trx) => {
    const facts = trx.selectFrom('contentEntries').select('_id').where('collection', '=', 'site');
    const { _id: siteId } = await facts.executeTakeFirstOrThrow();
    const mails = {
      ...firstWords('site').mails,
      support: { address: 'support at peepal.in', what: 'Support' },
    };
    const data = JSON.stringify({ ...firstWords('site'), mails });
    await trx
      .insertInto('contentVersions')
      .values({ entryId: siteId, version: 2, data, at: publishedAt, userId: null, userName: 'Asha' })
      .execute();
    await trx.updateTable('contentEntries').set({ publishedVersion: 2 }).where('_id', '=', siteId).execute();
    await renewWords(trx, 'site');
  });
  await expect
    .poll(async () => (await read('/.well-known/security.txt')).match(/^Contact: .*$/gm))
    .toEqual(['Contact: https://www.site.example/contact-us']);
});
