import { type APIRequestContext, expect, test } from '../lib/fixtures';

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

/** Pages that only somebody who is logged in, or holds a link from a mail, has a use for. */
const PRIVATE = /^\/(dashboard|verify-email)/;

async function crawl(request: APIRequestContext, siteUrl: string) {
  const pages = new Map<string, string>();
  const files = new Set<string>();
  const fragments: string[] = [];
  const outside = new Set<string>();
  const faults: string[] = [];
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const answer = await request.get(path, { maxRedirects: 0 });
    const html = await answer.text();
    pages.set(path, html);
    if (answer.status() !== 200) faults.push(`${answer.status()} ${path}`);
    for (const link of attributes(html, 'href')) {
      const url = new URL(link, siteUrl + path);
      if (url.origin !== siteUrl) {
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

test('every link leads somewhere real, fragments and pictures included; the site map holds every page that can be found', async ({
  request,
  site,
}) => {
  const { pages, files, fragments, outside, faults } = await crawl(request, site.url);
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
    const answer = await (file.startsWith('/files/') ? request.get(file) : request.head(file));
    if (answer.status() !== 200) broken.push(`${answer.status()} ${file}`);
  }
  expect(broken).toEqual([]);

  // Only our own profiles and products, phones and mail addresses lie outside.
  for (const link of outside) {
    expect(link).toMatch(
      /^(tel:|mailto:|https:\/\/(www\.(linkedin|instagram|facebook|youtube)\.com|(crm|hrm)\.peepalworks\.example)\b)/,
    );
  }

  await test.step('each page of the site map introduces itself', async () => {
    const listed = await introducedPages(request);
    const found = [...pages]
      .filter(([, html]) => !html.includes('<meta name="robots" content="noindex"/>'))
      .map(([, html]) => decoded(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''));
    expect([...new Set(found)].filter((url) => !listed.includes(url))).toEqual([]);
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  });

  await test.step('other spellings are sent to the right one', async () => {
    for (const [asked, right] of [
      ['/security', '/secuirity'],
      ['/iot-products?page=2', '/Iot-products?page=2'],
      ['/contact', '/contact-us'],
      ['/DIGITALMARKETING?title=PPC', '/digitalMarketing?title=PPC'],
    ] as const) {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([301, right]);
    }
  });
});

async function introducedPages(request: APIRequestContext) {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => decoded(url));
  const titles = new Map<string, string>();
  for (const url of listed) {
    const html = await (await request.get(url)).text();
    const title = decoded(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    expect(titles.get(title), `${url} has a title of its own`).toBeUndefined();
    titles.set(title, url);
    expect(title.length, `${url}: ${title}`).toBeLessThan(75);
    expect(metaOf(html, 'description').length, url).toBeGreaterThan(50);
    expect(metaOf(html, 'description').length, url).toBeLessThan(161);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1], url).toBe(url.replaceAll("'", '&#x27;'));
    expect((await request.get(metaOf(html, 'og:image'))).headers()['content-type'], url).toMatch(
      /^image\/(jpeg|webp)$/,
    );
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      expect(JSON.parse(data)['@context'], url).toBe('https://schema.org');
    }
  }
  return listed;
}

const metaOf = (html: string, name: string) =>
  decoded(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
