import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Route } from 'playwright-core';
import sharp from 'sharp';
import { fontLinks } from './fonts.ts';
import type { PictureGroup } from './group.ts';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..');
const fonts = join(here, 'node_modules');
const ORIGIN = 'http://pictures.invalid';
/** Drawn larger than it is shown, so that hairlines and small type come out clean. */
const SCALE = 2;

const BASE = `
  *, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; }
  html, body { width: 100%; height: 100%; overflow: hidden; }
  body { font-family: "Geist Variable", sans-serif; -webkit-font-smoothing: antialiased; }
  img, svg { display: block; }
`;

async function main(wanted: readonly string[]) {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  for (const file of (await readdir(join(here, 'groups'))).sort()) {
    const { default: group }: { default: PictureGroup } = await import(join(here, 'groups', file));
    for (const [name, body] of Object.entries(group.pictures)) {
      const title = `${group.folder}/${name}`;
      if (wanted.length > 0 && !wanted.some((start) => title.startsWith(start))) continue;
      const html = `<!doctype html><meta charset="utf-8">${fontLinks}<style>${BASE}</style>${body()}`;
      await save(group, name, await shoot(browser, group, html));
      console.log(`  ${title}`);
    }
  }
  await browser.close();
}

async function shoot(browser: Browser, { width, height }: PictureGroup, html: string) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: SCALE });
  await page.route('**/*', (route) => answer(route, html));
  await page.goto(`${ORIGIN}/`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ type: 'png' });
  await page.close();
  return shot;
}

function answer(route: Route, html: string) {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
  if (pathname.startsWith('/fonts/'))
    return route.fulfill({ path: join(fonts, pathname.slice('/fonts/'.length)) });
  if (pathname.startsWith('/site/'))
    return route.fulfill({ path: join(root, 'src/features/media/drawn', pathname.slice('/site/'.length)) });
  if (pathname.startsWith('/ui/')) return route.fulfill({ path: join(root, 'src', pathname) });
  if (pathname.startsWith('/public/')) return route.fulfill({ path: join(root, pathname) });
  return route.abort();
}

async function save({ use, folder, widths, width }: PictureGroup, name: string, shot: Buffer) {
  const at = (size: number) => sharp(shot).resize({ width: size });
  if (use === 'share') {
    const path = await place('public', folder, `${name}.jpg`);
    await at(width).jpeg({ quality: 82, mozjpeg: true }).toFile(path);
    return;
  }
  if (use === 'product') {
    for (const size of widths) {
      await at(size)
        .webp({ quality: 82 })
        .toFile(await place('public', folder, `${name}-${size}.webp`));
    }
    return;
  }
  for (const size of widths) {
    await at(size)
      .avif({ quality: 60, effort: 6 })
      .toFile(await place('src/features/media/drawn', folder, `${name}-${size}.avif`));
  }
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? width;
  await at(middle)
    .webp({ quality: 78 })
    .toFile(await place('src/features/media/drawn', folder, `${name}-${middle}.webp`));
}

async function place(...parts: string[]) {
  const path = join(root, ...parts);
  await mkdir(dirname(path), { recursive: true });
  return path;
}

await main(process.argv.slice(2));
