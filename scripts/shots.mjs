import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './lib/browsers/browser.mjs';
import { freePort } from './lib/free-port.mjs';
import { inRoot, pinnedNode } from './lib/paths.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare/prepare.mjs';
import { explained, say, step } from './lib/say.mjs';
import { noSecretFiles } from './lib/server-process.mjs';

const WIDTHS = [360, 768, 1280, 1920];
const OTHER_PAGES = ['/login', '/register', '/forgot-password', '/reset-password', '/no-such-page'];

// Pictures of every page at four widths, in shots/: all of them, or those whose address begins as given.
explained(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { path: executablePath } = await findBrowser();
  const { chromium } = await import('@playwright/test');
  const site = await startSite();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const folder = inRoot('shots');
    mkdirSync(folder, { recursive: true });
    const wanted = process.argv.slice(2);
    const paths = [...(await sitemapOf(site.url)), ...OTHER_PAGES];
    for (const path of paths.filter(
      (one) => !wanted.length || wanted.some((start) => one.startsWith(start)),
    )) {
      await step(path, async () => {
        for (const width of WIDTHS)
          await shoot(browser, site.url + path, width, join(folder, fileOf(path, width)));
      });
    }
    say(`✓ ${folder}`);
  } finally {
    await browser.close();
    await site.stop();
  }
});

const fileOf = (path, width) =>
  `${decodeURIComponent(path).replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'landing'}-${width}.png`;

async function sitemapOf(url) {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  return Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, page]) =>
    page.replaceAll('&amp;', '&').slice(url.length),
  );
}

/** Still: what moves on scroll is shown as it ends up. Scrolled through once, so that every picture is there. */
async function shoot(browser, url, width, path) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 800) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo(0, 0);
    // A lazy picture that is hidden at this width never comes.
    const pictures = Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
    await Promise.race([pictures, new Promise((resolve) => setTimeout(resolve, 2000))]);
  });
  const overlay = await page.locator('dialog[open]').count();
  await page.screenshot({ path, fullPage: !overlay });
  await page.close();
}

/** A site of its own, with a data folder that goes with it. */
async function startSite() {
  const data = mkdtempSync(join(tmpdir(), 'peepalworks-shots-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...noSecretFiles,
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: data,
    DATABASE_URL: '',
    SMTP_URL: '',
  };
  const server = spawn(pinnedNode, [inRoot('scripts/serve.mjs')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ready = () =>
    fetch(`${url}/api/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (server.exitCode === null && !(await ready()))
    await new Promise((resolve) => setTimeout(resolve, 100));
  async function stop() {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true });
  }
  return { url, stop };
}
