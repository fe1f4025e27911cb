// On SQLite alone: it reads the pages.
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migratedSite, startServer } from '~/testing/servers/server-process';

const ends: (() => Promise<void>)[] = [];
let site: { url: string };
let crawled: Awaited<ReturnType<typeof crawl>>;

/** Enough of HTML for pages that React wrote: double quotes, escaped ampersands. */
const attributes = (html: string, name: string) =>
  Array.from(html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'gi')), ([, value = '']) => decoded(value));

const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Unpacked: to pack what is read once takes longer than to draw it. */
const get = (path: string, method = 'GET') =>
  fetch(new URL(path, site.url), { method, redirect: 'manual', headers: { 'accept-encoding': 'identity' } });
const read = async (path: string) => (await get(path)).text();

/** Pages that only somebody who is logged in, or holds a link from a mail, has a use for. */
const PRIVATE = /^\/(dashboard|verify-email)/;

async function crawl() {
  const pages = new Map<string, string>();
  const files = new Set<string>();
  const fragments: string[] = [];
  const outside = new Set<string>();
  const faults: string[] = [];
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const answer = await get(path);
    const html = await answer.text();
    pages.set(path, html);
    if (answer.status !== 200) faults.push(`${answer.status} ${path}`);
    for (const link of attributes(html, 'href')) {
      const url = new URL(link, site.url + path);
      if (url.origin !== site.url) {
        outside.add(link);
      } else if (/^\/(assets|products|share)\/|\.\w+$/.test(url.pathname)) {
        files.add(url.pathname);
      } else if (!PRIVATE.test(url.pathname)) {
        waiting.push(url.pathname + url.search);
        if (url.hash) fragments.push(url.pathname + url.search + url.hash);
      }
    }
    for (const source of [...attributes(html, 'src'), ...attributes(html, 'srcset').flatMap(addressesIn)]) {
      files.add(source);
    }
  }
  return { pages, files, fragments, outside, faults };
}

const addressesIn = (srcset: string) => srcset.split(',').map((one) => one.trim().split(' ')[0] ?? '');

beforeAll(async () => {
  const { port, env } = await migratedSite((end) => ends.unshift(end));
  const server = startServer(port, { ...env, PUBLIC_URL: `http://127.0.0.1:${port}` }, (end) =>
    ends.unshift(end),
  );
  await server.ready();
  site = server;
  crawled = await crawl();
});
afterAll(async () => {
  for (const end of ends) await end();
});

test('every link leads somewhere real, fragments and pictures included', async () => {
  const { pages, files, fragments, outside, faults } = crawled;
  expect(faults).toEqual([]);
  expect(pages.size).toBeGreaterThan(60);

  const missing = fragments.filter((place) => {
    const [path = '', id = ''] = place.split('#');
    return !attributes(pages.get(path) ?? '', 'id').includes(decodeURIComponent(id));
  });
  expect(missing).toEqual([]);

  const broken: string[] = [];
  for (const file of files) {
    // A picture that was uploaded answers whoever wants it, and nobody who only asks whether it is there.
    const answer = await get(file, file.startsWith('/files/') ? 'GET' : 'HEAD');
    if (answer.status !== 200) broken.push(`${answer.status} ${file}`);
  }
  expect(broken).toEqual([]);

  // Only our own profiles and products, phones and mail addresses lie outside.
  for (const link of outside) {
    expect(link).toMatch(
      /^(tel:|mailto:|https:\/\/(www\.(linkedin|instagram|facebook|youtube)\.com|(crm|hrm)\.peepalworks\.example)\b)/,
    );
  }
});

test('the site map holds every page that can be found, and each of them introduces itself', async () => {
  const listed = Array.from((await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) =>
    decoded(url.replaceAll('&apos;', "'")),
  );
  const canonical = (html: string) => decoded(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '');
  const found = [...crawled.pages.values()].filter((html) => !html.includes(NOINDEX)).map(canonical);
  expect([...new Set(found)].filter((url) => !listed.includes(url))).toEqual([]);
  expect(await read('/robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`);

  const titles = new Map<string, string>();
  for (const url of listed) {
    const html = crawled.pages.get(url.slice(site.url.length)) ?? (await read(url));
    const title = decoded(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    expect(titles.get(title), `${url} has a title of its own`).toBeUndefined();
    titles.set(title, url);
    expect(title.length, `${url}: ${title}`).toBeLessThan(75);
    expect(metaOf(html, 'description').length, url).toBeGreaterThan(50);
    expect(metaOf(html, 'description').length, url).toBeLessThan(161);
    expect(canonical(html), url).toBe(url);
    // The picture itself is asked for where they are drawn.
    expect(metaOf(html, 'og:image'), url).toMatch(/^http.*\.(jpg|webp)$/);
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      expect(JSON.parse(data)['@context'], url).toBe('https://schema.org');
    }
    const headings = Array.from(html.matchAll(/<h1\b.*?<\/h1>/gs), ([heading]) => wordsOf(heading));
    expect(headings, url).toHaveLength(1);
    expect(headings[0], url).toContain(new URL(url).searchParams.get('title') ?? '');
    const main = /<main\b.*?<\/main>/s.exec(html)?.[0] ?? '';
    expect(wordsOf(main).length, url).toBeGreaterThan(600);
  }
});

const NOINDEX = '<meta name="robots" content="noindex"/>';

const metaOf = (html: string, name: string) =>
  decoded(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');

/** What is read of it. */
const wordsOf = (html: string) =>
  decoded(html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

test('our fonts have every sign that a page shows: for one that they lack the browser searches those of the machine', () => {
  const [text, heading] = ['geist', 'bricolage-grotesque-display'].map(
    (name) => new Set(create(readFileSync(`src/ui/fonts/${name}.woff2`)).characterSet),
  );
  const drawn = [...crawled.pages].flatMap(([path, html]) =>
    [...new Set(wordsOf(html))].map((sign) => ({ path, sign, code: sign.codePointAt(0) ?? 0 })),
  );
  expect(drawn.filter(({ code }) => code > 0x7e).length).toBeGreaterThan(60);
  expect(drawn.filter(({ code }) => !text?.has(code) || !heading?.has(code))).toEqual([]);
});

test('other spellings of an address are sent to the right one', async () => {
  for (const [asked, right] of [
    ['/security', '/secuirity'],
    ['/iot-products?page=2', '/Iot-products?page=2'],
    ['/contact', '/contact-us'],
    ['/DIGITALMARKETING?title=PPC', '/digitalMarketing?title=PPC'],
  ] as const) {
    const answer = await get(asked);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, right]);
  }
});

test('a title that nobody knows prints itself alone, harmless, and asks not to be found', async () => {
  const answer = await get(`/development?title=${encodeURIComponent('<img src=x onerror=alert(1)> long')}`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>&lt;img src=x onerror=alert\(1\)&gt; long<\/h1>/);
  expect(html).not.toContain('<img src=x');
  expect(html).toContain(NOINDEX);
});

/** Past the last page, of a subject of nobody, and what no post can be called. */
const NO_POSTS = ['/blog?page=900', '/blog?tag=Nobody', '/blog/%00', '/blog/Not-A-Post'];

test('files come packed and for good, pages with a policy that names their scripts; what is not there is a 404', async () => {
  const page = await fetch(site.url);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/script-src [^;]*unsafe-inline/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(page.headers.get('content-encoding')).toBeTruthy();
  const engine = /\/assets\/engine[\w-]*\.js/.exec(await page.text())?.[0];
  for (const encoding of ['br', 'gzip']) {
    const packed = await fetch(`${site.url}${engine}`, { headers: { 'accept-encoding': encoding } });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
  for (const path of ['/assets/../../package.json', '/dashboard/no-such-list', '/no/such/page', ...NO_POSTS])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect(await read('/blog?page=900')).toMatch(/<a [^>]*href="\/blog"[^>]*>All posts/);
  const gone = await get('/Iot-products?product=gone');
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain('That product is not in the catalogue any more.');
});
