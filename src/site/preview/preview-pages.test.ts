// On SQLite alone: it reads the pages; the links have tests of their own on both engines.
import { expect, test } from 'vitest';
import { wrongIn } from '~/features/content/collection';
import { collections } from '~/features/content/collections';
import { addEntry } from '~/features/content/server/drafts';
import { addPreviewLink } from '~/features/content/server/preview/preview-links';
import { fromNow } from '~/lib/time';
import { hashToken } from '~/platform/auth/tokens';
import { migratedSite, startServer } from '~/testing/servers/server-process';

async function start() {
  const { port, env, db } = await migratedSite();
  const site = startServer(port, { ...env, PUBLIC_URL: 'https://www.site.example' });
  await site.ready();
  const get = (path: string, headers = {}) => fetch(site.url + path, { headers, redirect: 'manual' });
  const read = async (path: string) => (await get(path)).text();
  const { _id: userId } = await db
    .selectFrom('users')
    .select('_id')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  const linkTo = async ({ _id, collection }: { _id: string; collection: string }, sessionId = null) => {
    const { path } = await addPreviewLink(db, { collection, id: _id }, { userId, sessionId });
    const [, , token = ''] = path.split('/');
    return { path, token, base: `/preview/${token}` };
  };
  const entries = await db.selectFrom('contentEntries').selectAll().orderBy('position').execute();
  return { ...site, db, get, read, linkTo, entries };
}

/** What is read of a page: all between the bar on top and the scripts, without what a preview adds. */
const bodyOf = (html: string, base = '') =>
  /<main id="content"[\s\S]*?<\/footer>/
    .exec(html)?.[0]
    .replaceAll(/ data-field="[^"]*"/g, '')
    // The digest of what a preview marks is another.
    .replaceAll(/( data-reading="[^" ]*) [\w-]{12}"/g, '$1"')
    .replaceAll(`"${base || '/'}"`, '"/"')
    .replaceAll(`"${base}/`, '"/');

const MARKED = /\uFDD0|\uFDD1|%EF%B7%9[01]|data-field|data-preview/i;

/** Of a collection of many, what stands first, in the middle and last. */
const some = <Entry>(all: readonly Entry[]) =>
  all.filter((_one, at) => all.length < 4 || [0, Math.floor(all.length / 2), all.length - 1].includes(at));

test('entries of every collection are previewed as visitors see them, and their pages say where which field stands; no other page does', {
  timeout: 120_000,
}, async () => {
  const { entries, linkTo, read } = await start();
  const pointed = new Set<string>();
  for (const entry of [...Map.groupBy(entries, ({ collection }) => collection).values()].flatMap(some)) {
    const { path, base } = await linkTo(entry);
    const preview = await read(path);
    const page = await read(path.slice(base.length));
    expect(bodyOf(preview, base), path).toBe(bodyOf(page));
    expect(page, path).not.toMatch(MARKED);
    expect(preview, path).not.toMatch(/\uFDD0|\uFDD1|%EF%B7%9[01]/i);
    if (/ data-field="/.test(preview)) pointed.add(entry.collection);
  }
  expect([...pointed].sort()).toEqual(collections.map(({ name }) => name).sort());
});

test('a new entry has a preview before a word of it is written, and so has one whose words were all taken out', {
  timeout: 120_000,
}, async () => {
  const { db, linkTo, get } = await start();
  const author = { userId: null, userName: 'Ila' };
  for (const collection of collections.filter(({ single }) => !single)) {
    const { _id } = await db.transaction().execute((trx) => addEntry(trx, collection, {}, author));
    const { path } = await linkTo({ _id, collection: collection.name });
    expect((await get(path)).status, path).toBe(200);
    const { data } = await db
      .selectFrom('contentDrafts')
      .select('data')
      .where('entryId', '=', _id)
      .executeTakeFirstOrThrow();
    const emptied = Object.fromEntries(
      Object.entries(data).map(([name, said]) => [name, typeof said === 'string' ? '' : said]),
    );
    // What is none of its kind is no draft, and cannot be saved.
    if (wrongIn(collection.entry, emptied).length > 0) continue;
    await db
      .updateTable('contentDrafts')
      .set({ data: JSON.stringify(emptied) })
      .where('entryId', '=', _id)
      .execute();
    expect((await get(path)).status, `${path}, emptied`).toBe(200);
  }
});

test('attack 51: a draft is on the page of its link and nowhere else, and nobody stores, finds or passes on that page', {
  timeout: 60_000,
}, async () => {
  const { db, entries, linkTo, read, get, printed } = await start();
  const member = entries.find(({ collection }) => collection === 'team');
  if (!member) throw new Error('nobody is in the team');
  const { data } = await db
    .selectFrom('contentVersions')
    .selectAll()
    .where('entryId', '=', member._id)
    .executeTakeFirstOrThrow();
  const draft = { ...data, note: 'Zamindoz says <b>nothing</b>.' };
  await db
    .insertInto('contentDrafts')
    .values({
      entryId: member._id,
      version: 2,
      data: JSON.stringify(draft),
      at: fromNow(0),
      userId: null,
      userName: 'Asha',
    })
    .execute();

  const { path, token, base } = await linkTo(member);
  const shown = await get(path);
  const html = await shown.text();
  expect([shown.status, html]).toEqual([
    200,
    expect.stringMatching(/data-field="note"[^>]*>[^<]*Zamindoz says &lt;b&gt;nothing/),
  ]);
  expect(html).toContain('Preview: not published.');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': expect.stringContaining('noindex'),
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringMatching(/frame-ancestors 'none'; sandbox (?!.*allow-forms)/),
  });
  expect(shown.headers.get('set-cookie')).toBeNull();
  expect(shown.headers.get('etag')).toBeNull();

  // Within it the data of a click has it too, unmarked; what is no page of the site leads out of it.
  const clicked = await read(`${base}/about-us.data`);
  expect(clicked).toContain('Zamindoz');
  expect(clicked).not.toMatch(/\uFDD0/);
  for (const [asked, leads] of [
    ['', `${base}/about-us`],
    ['/login', '/login'],
    ['/dashboard/leads?x=1', '/dashboard/leads?x=1'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['//evil.example/about-us', '/evil.example/about-us'],
  ]) {
    const led = await get(base + asked);
    expect([asked, led.status, led.headers.get('location')]).toEqual([asked, 302, leads]);
  }
  for (const other of [
    '/about-us',
    '/about-us.data',
    '/',
    '/sitemap.xml',
    '/preview/',
    `/preview/${token.slice(1)}/about-us`,
  ])
    expect(await read(other), other).not.toContain('Zamindoz');
  const posted = await fetch(new URL(path, (await get('/')).url), {
    method: 'POST',
    body: new URLSearchParams({ name: 'A' }),
  });
  expect(posted.status).toBe(405);

  // One of an editor's own stands in a frame of ours, and a link without its day is none.
  await db
    .updateTable('previewLinks')
    .set({ expiresAt: fromNow(-1) })
    .where('tokenHash', '=', hashToken(token))
    .execute();
  const ended = await get(path);
  expect([ended.status, ended.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await ended.text()).toContain('This preview has ended');
  expect(printed()).not.toContain(token);
});

test('attack 51: a post whose address is not finished, in whatever letters, is looked at under its link and leads nowhere else', {
  timeout: 60_000,
}, async () => {
  const { db, entries, linkTo, get } = await start();
  const post = entries.find(({ collection }) => collection === 'posts');
  if (!post) throw new Error('there is no post');
  const { data } = await db
    .selectFrom('contentVersions')
    .selectAll()
    .where('entryId', '=', post._id)
    .executeTakeFirstOrThrow();
  const { path: before, base } = await linkTo(post);
  for (const [version, slug] of [
    'My Post',
    'नमस्ते',
    '//evil.example',
    'a\nLocation: b',
    '%zz',
    'a?b#c',
  ].entries()) {
    const draft = { ...data, title: `Zamindoz ${version}`, slug };
    await db.deleteFrom('contentDrafts').execute();
    await db
      .insertInto('contentDrafts')
      .values({
        entryId: post._id,
        version: version + 2,
        data: JSON.stringify(draft),
        at: fromNow(0),
        userId: null,
        userName: 'Asha',
      })
      .execute();
    const { path } = await linkTo(post);
    const shown = await get(path);
    expect([slug, shown.status, await shown.text()]).toEqual([
      slug,
      200,
      expect.stringContaining(`Zamindoz ${version}`),
    ]);
    // An earlier link, whole or cut short, leads to where it stands now.
    for (const earlier of [base, before]) {
      const led = await get(earlier);
      expect([slug, led.status, led.headers.get('location')]).toEqual([
        slug,
        302,
        expect.stringContaining(`${base}/blog/`),
      ]);
      expect((await get(led.headers.get('location') ?? '')).status).toBe(200);
    }
  }
});
