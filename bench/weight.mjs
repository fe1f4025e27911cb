// What a phone downloads to see each public page for the first time.
import { existsSync, statSync } from 'node:fs';
import { findBrowser } from '../scripts/lib/browsers/browser.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { Failure, say, step } from '../scripts/lib/say.mjs';
import { figure, table } from './lib/figures.mjs';
import { withFolder, withServer } from './lib/server.mjs';

const KIB = 1024;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const KINDS = {
  document: 'HTML',
  script: 'JS',
  stylesheet: 'CSS',
  font: 'fonts',
  image: 'pictures',
  other: 'other',
};

export const weight = () =>
  withFolder((dataDir) =>
    withServer({ dataDir }, async ({ url }) => {
      const browser = await openBrowser();
      const paths = await pathsOf(url);
      const pages = await step(`Weight: ${paths.length} pages`, () => weigh(browser, url, paths));
      await browser?.close();
      return report(
        pages,
        browser ? 'in Chromium, 360 pixels wide' : 'without a browser: what the page itself names',
      );
    }),
  );

async function openBrowser() {
  const found = await findBrowser().catch((error) => {
    if (!(error instanceof Failure)) throw error;
    say(`! ${error.message}`);
  });
  if (!found) return undefined;
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] });
}

/** The pages of the sitemap; those that differ by their query alone weigh about the same. */
async function pathsOf(url) {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, page]) => page.slice(url.length));
  return paths.filter((path) => !path.includes('?'));
}

async function weigh(browser, url, paths) {
  const pages = [];
  for (const path of paths) {
    const files = browser ? await firstView(browser, url + path) : await namedIn(url, path);
    pages.push({ path, files });
  }
  return pages;
}

/** In a context of its own: nothing is in the cache yet. */
async function firstView(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const sizes = [];
  page.on('requestfinished', (request) => {
    const size = async () => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      const type = request.resourceType();
      return {
        url: request.url(),
        kind: type in KINDS ? type : 'other',
        bytes: responseBodySize,
        head: responseHeadersSize,
      };
    };
    if (request.url().startsWith('http')) sizes.push(size());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const files = await Promise.all(sizes);
  await context.close();
  return files;
}

async function namedIn(url, path) {
  const read = async (address, kind) => {
    const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    return {
      url: address,
      kind,
      text: await answer.text(),
      bytes: Number(answer.headers.get('content-length')),
      head: 0,
    };
  };
  const html = await read(url + path, 'document');
  const named = (pattern) => [...new Set(Array.from(html.text.matchAll(pattern), ([, file]) => url + file))];
  const scripts = named(/<(?:script|link)[^>]* (?:src|href)="(\/assets\/[^"]+\.js)"/g);
  const styles = named(/<link[^>]* href="(\/assets\/[^"]+\.css)"/g);
  const fonts = named(/<link[^>]* href="(\/assets\/[^"]+\.woff2)"/g);
  return Promise.all([
    html,
    ...scripts.map((file) => read(file, 'script')),
    ...styles.map((file) => read(file, 'stylesheet')),
    ...fonts.map((file) => read(file, 'font')),
  ]);
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const kilobytes = (files, kind) =>
  sum(files.filter((file) => file.kind === kind).map(({ bytes }) => bytes)) / KIB;

/** As others state theirs: gzip, the bodies alone. */
function scriptGzip(files) {
  const sizes = files
    .filter(({ kind }) => kind === 'script')
    .map(({ url }) => inRoot('build/client', new URL(url).pathname))
    .map((file) => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size);
  return sum(sizes) / KIB;
}

function report(pages, how) {
  const head = ['', ...Object.values(KINDS), 'headers', 'all', 'requests'];
  const rows = pages.map(({ path, files }) => {
    const kinds = Object.keys(KINDS).map((kind) => kilobytes(files, kind));
    const headers = sum(files.map(({ head }) => head)) / KIB;
    return [path, ...[...kinds, headers, sum(kinds) + headers].map(figure), files.length];
  });
  return {
    heading: 'Load: kilobytes per page',
    bars: [],
    figures: { scriptGzip: scriptGzip(pages[0].files) },
    text: `KB over the wire at the first view (${how}), before anybody scrolls.

${table(head, rows)}`,
  };
}
