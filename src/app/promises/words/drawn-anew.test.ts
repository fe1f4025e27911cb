// On SQLite alone: what is another in an engine is the look at versions, which page-changes and four-processes ask of both.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { collections } from '~/features/content/collections';
import { exportContent, importContent } from '~/features/content/content-folder.server';
import { createFileStore } from '~/platform/files';
import { type EditedSite, edited, startEditedSite } from '~/testing/servers/edited-site';
import { drawnAnew, readPage } from '~/testing/servers/kept-pages';
import { houseRegistry } from '../../features.server';

type Pages = (page: string) => boolean;

const MAP = '/sitemap.xml';
const FEED = '/blog/feed.xml';
const SOFTWARE = '/blog?tag=Software';
const SHEET = '/blog/leaving-excel-which-sheet-first';
const POSTS = [SHEET, '/blog/five-things-before-you-pay-for-ads', '/blog/what-a-fixed-price-covers'];
const ABOUT = ['/about-us', '/about-us.data'];
const NAMED_SERVICES = ['/development?title=Web%20Design', '/development?title=Software%20Development'];
const HOME = ['/home', '/it', '/secuirity', '/human', '/crm', '/appdev', '/finance', '/slider'];

const only =
  (...pages: readonly string[]): Pages =>
  (page) =>
    pages.includes(page);
const under =
  (start: string, ...others: readonly string[]): Pages =>
  (page) =>
    page.startsWith(start) || others.includes(page);
const inTheFrame: Pages = (page) => page !== MAP && page !== FEED;
const none: Pages = () => false;

/** What is done, and the pages that show it: those alone are drawn anew. */
const STEPS: readonly [what: string, act: (site: EditedSite) => Promise<unknown>, shownOn: Pages][] = [
  [
    'a draft of a service',
    async ({ draft, entryOf }) => draft(await entryOf('services', 'Web Design'), () => ({ lead: 'Anew.' })),
    none,
  ],
  [
    'the words of that service',
    ({ publish }) => publish('services', 'Web Design', {}),
    only('/development?title=Web%20Design', MAP),
  ],
  [
    'an earlier version of it, as a draft',
    async ({ call, entryOf }) =>
      call('POST', `${await entryOf('services', 'Web Design')}/versions/1/restore`),
    none,
  ],
  [
    'that version, published',
    async ({ call, entryOf }) => call('POST', `${await entryOf('services', 'Web Design')}/publish`),
    only('/development?title=Web%20Design', MAP),
  ],
  [
    'the title of a service, which is its address',
    ({ publish }) => publish('services', 'Google Ads', { title: 'Search Ads' }),
    under('/digitalMarketing?', '/meta/ads', MAP),
  ],
  [
    'a service that is taken off',
    async ({ call, entryOf }) => call('POST', `${await entryOf('services', 'ORM')}/unpublish`),
    under('/brand?', MAP),
  ],
  [
    'a service that comes back',
    async ({ call, entryOf }) => call('POST', `${await entryOf('services', 'ORM')}/publish`),
    under('/brand?', MAP),
  ],
  [
    'a service in the trash',
    async ({ call, entryOf }) => call('DELETE', await entryOf('services', 'ORM')),
    under('/brand?', MAP),
  ],
  [
    'the order of the last two services',
    ({ swapLast }) => swapLast('services'),
    under('/digitalMarketing?', '/meta/ads', MAP),
  ],
  [
    'the words above a tab',
    ({ publish }) => publish('portfolio', undefined, { line: 'Anew.' }),
    only('/portfolio', MAP),
  ],
  [
    'the label of a tab',
    ({ publish }) => publish('portfolio', undefined, { label: 'Anew' }),
    under('/portfolio', MAP),
  ],
  [
    'the words of a popup',
    ({ publish }) => publish('popups', undefined, { text: 'Anew.' }),
    only('/it', '/slider', MAP),
  ],
  [
    'what its button says',
    ({ publish }) => publish('popups', undefined, { teaser: 'Anew.' }),
    only(...HOME, MAP),
  ],
  ['the order of the popups', ({ swapLast }) => swapLast('popups'), only(...HOME)],
  [
    'a person of the team',
    ({ publish }) => publish('team', undefined, { note: 'Anew.' }),
    only(...ABOUT, MAP),
  ],
  [
    'another portrait of somebody whom the share card of /career shows',
    ({ publish }) =>
      publish('team', 'Sneha Kujur', {
        portrait: { media: 'portraits/gauri-deshpande', alt: 'Sneha Kujur, drawn anew' },
      }),
    only(...ABOUT, '/career', MAP),
  ],
  ['the order of the team', ({ swapLast }) => swapLast('team'), only(...ABOUT)],
  ['a portrait', ({ describe }) => describe('portraits/imran-qadri', { alt: 'Anew.' }), only(...ABOUT)],
  [
    'a field of the front page that Home shows, too',
    ({ publish }) => publish('landing', undefined, { formHeading: 'Anew' }),
    only('/', ...HOME, MAP),
  ],
  ['the words of Home', ({ publish }) => publish('home', undefined, { lead: 'Anew.' }), only(...HOME, MAP)],
  [
    'a heading of About Us',
    ({ publish }) => publish('about', undefined, { teamHeading: { plain: '', green: 'Anew' } }),
    only(...ABOUT, MAP),
  ],
  [
    'an industry',
    ({ publish }) => publish('industries', undefined, { heading: { plain: '', green: 'Anew' } }),
    only(...ABOUT, MAP),
  ],
  [
    'what is said to applicants',
    ({ publish }) => publish('careers', undefined, { lead: 'Anew.' }),
    only('/career', MAP),
  ],
  [
    'the words of a page of its own',
    ({ publish }) => publish('meta-ads', undefined, { lead: 'Anew.' }),
    only('/meta/ads', MAP),
  ],
  [
    'what visitors agree to, of which each page with a form says the version',
    async ({ publish }) => {
      await publish('policy', undefined, { summary: 'Anew.' });
      await publish('terms', undefined, { summary: 'Anew.' });
    },
    (page) => page !== FEED,
  ],
  [
    'what the firm says of its blog',
    ({ publish }) => publish('site', undefined, ({ blog }) => ({ blog: { ...Object(blog), lead: 'Anew.' } })),
    only('/blog', SOFTWARE, FEED),
  ],
  [
    'what stands below every page',
    ({ publish }) => publish('site', undefined, { tagline: 'Anew.' }),
    inTheFrame,
  ],
  [
    'the navigation',
    ({ publish }) => publish('navigation', undefined, { demo: { label: 'Anew', to: '/#demo' } }),
    inTheFrame,
  ],
  [
    'the text of a post',
    ({ publish }) =>
      publish('posts', undefined, ({ body }) => ({
        body: { ...Object(body), content: [...Object(body).content, ...Object(body).content] },
      })),
    only(SHEET, FEED, MAP),
  ],
  [
    'the summary of a post, where it is listed',
    ({ publish }) => publish('posts', undefined, { summary: 'Anew.' }),
    only('/blog', SOFTWARE, ...POSTS, FEED, MAP),
  ],
  [
    'the picture of a post and of a service',
    ({ describe }) => describe('art/software-development', { focusX: '0.2' }),
    only('/blog', SOFTWARE, ...POSTS, '/development?title=Software%20Development'),
  ],
  [
    'a picture within the text of a post',
    ({ describe }) => describe('covers/dhruv-castings', { focusX: '0.2' }),
    only(SHEET, '/portfolio?tab=Industries'),
  ],
  [
    'a post of long ago',
    async ({ call, entryOf, publish }) => {
      const { published } = edited.parse(await call('GET', await entryOf('posts')));
      const old = { title: 'Of long ago', slug: 'of-long-ago', publishedOn: '2020-02-02', tags: [] };
      await call('POST', '/content/posts', { data: { ...published?.data, ...old } });
      await publish('posts', 'Of long ago', {});
    },
    only('/blog', FEED, MAP),
  ],
  [
    'its subjects',
    ({ publish }) => publish('posts', 'Of long ago', { tags: ['Software'] }),
    only('/blog/of-long-ago', SOFTWARE, FEED, MAP),
  ],
  [
    'its address',
    ({ publish }) => publish('posts', 'Of long ago', { slug: 'of-another-year' }),
    only('/blog', '/blog/of-long-ago', SOFTWARE, FEED, MAP),
  ],
  [
    'its day, by which it is the newest',
    ({ publish }) => publish('posts', 'Of long ago', { publishedOn: '2026-11-11' }),
    only('/blog', '/blog/of-another-year', ...POSTS, SOFTWARE, FEED, MAP),
  ],
  [
    'a post in the trash',
    async ({ call, entryOf }) => call('DELETE', await entryOf('posts', 'Of long ago')),
    only('/blog', '/blog/of-another-year', ...POSTS, SOFTWARE, FEED, MAP),
  ],
  ['a redirect', ({ call }) => call('POST', '/redirects', { from: '/of-old', to: '/about-us' }), none],
  [
    'a product',
    async ({ db }) => {
      const { _id } = await db.selectFrom('iotProducts').select('_id').limit(1).executeTakeFirstOrThrow();
      await db.updateTable('iotProducts').set({ brandName: 'Anew' }).where('_id', '=', _id).execute();
    },
    under('/Iot-products', MAP),
  ],
];

/** What comes by its time or from a folder, of which no process is told. */
const UNTOLD: typeof STEPS = [
  [
    'a person of the team, at a time',
    async ({ call, draft, entryOf }) => {
      const entry = await entryOf('team');
      await draft(entry, () => ({ note: 'Anew, at its time.' }));
      await call('POST', `${entry}/publish`, { at: new Date(Date.now() + 1000).toISOString() });
    },
    only(...ABOUT, MAP),
  ],
  [
    'the words of Home, from a folder',
    async ({ db, dataDir }) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'peepalworks-content-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      const house = { ...houseRegistry(), db, files: createFileStore({ dataDir, filesUrl: undefined }) };
      await exportContent(house, folder);
      const file = path.join(folder, 'home/home.json');
      await writeFile(
        file,
        (await readFile(file, 'utf8')).replace(/"morningNote": ".*?"/, '"morningNote": "Anew."'),
      );
      expect(await importContent(house, folder, 'publish')).toEqual(['~ home/home']);
    },
    only(...HOME, MAP),
  ],
];

/** Those that this file names, and of each other kind of page the first: the rest of it change alike. */
function fewOfEach(pages: readonly string[]) {
  const named = new Set([...POSTS, ...HOME, SHEET, '/portfolio?tab=Industries', ...NAMED_SERVICES]);
  const seen = new Map<string, number>();
  return pages.filter((page) => {
    const kind = page.startsWith('/blog/') ? '/blog/' : page.replace(/\?.*|(?<=^\/career\/).*/, '');
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    return before < 1 || named.has(page);
  });
}

/** All that there is now, each asked for: what was there before is in memory by now. */
async function readAll({ told, other }: EditedSite, before: readonly string[]) {
  const { text } = await readPage(told.url + MAP);
  const mapped = Array.from(text.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g), ([, page = '']) =>
    page.replaceAll('&amp;', '&').replaceAll('&apos;', "'"),
  );
  const pages = [...fewOfEach(mapped), '/about-us.data', SOFTWARE, '/login', MAP, FEED];
  const others = pages.filter((page) => !before.includes(page));
  for (const { url } of [told, other]) await drawnAnew(url, others);
  return pages;
}

/**
 * Until all of them were drawn; whatever else was comes with them, or with the next step. What waits looks at the first of
 * them alone, or it would read all day.
 */
async function drawnInTime(url: string, pages: readonly string[], awaited: readonly string[]) {
  const drawn = new Set<string>();
  const look = async (some: readonly string[]) => {
    for (const page of await drawnAnew(url, some)) drawn.add(page);
    return drawn.size;
  };
  const [first] = awaited;
  if (first) await expect.poll(() => look([first]), { timeout: 30_000, interval: 20 }).toBe(1);
  await expect.poll(() => look(pages), { timeout: 30_000 }).toBeGreaterThanOrEqual(awaited.length);
  return pages.filter((page) => drawn.has(page));
}

test('a page is drawn anew when something that it shows has changed, at once where that was done, and no other page is', {
  timeout: 600_000,
}, async () => {
  const site = await startEditedSite();
  const published = new Set<string>();
  const { publish } = site;
  site.publish = (collection, ...what) => {
    published.add(collection);
    return publish(collection, ...what);
  };
  let pages: readonly string[] = [];
  for (const [what, act, shownOn] of [...STEPS, ...UNTOLD]) {
    pages = await readAll(site, pages);
    const anew = pages.filter(shownOn);
    await act(site);
    const isTold = STEPS.some(([told]) => told === what);
    if (isTold) expect([what, await drawnAnew(site.told.url, pages)]).toEqual([what, anew]);
    for (const { url } of isTold ? [site.other] : [site.told, site.other])
      expect([what, await drawnInTime(url, pages, anew)]).toEqual([what, anew]);
  }
  expect(collections.filter(({ name }) => !published.has(name))).toEqual([]);
});
