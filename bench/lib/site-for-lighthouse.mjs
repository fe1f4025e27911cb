import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode } from '../../scripts/lib/paths.mjs';
import { serverArgs, serverEnv } from '../../scripts/lib/server-process.mjs';

/** Public, but not for search engines, so the site map leaves them out. */
const OTHER_PAGES = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email/no-such-link',
  '/no-such-page',
];

/** The built site with a data folder of its own, which goes with it. */
export async function startSite() {
  const data = mkdtempSync(join(tmpdir(), 'peepalworks-lighthouse-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const apart = { DATA_DIR: data, DATABASE_URL: '', FILES_URL: '', SMTP_URL: '' };
  const server = spawn(pinnedNode, serverArgs(), {
    env: { ...process.env, ...serverEnv, PORT: String(port), PUBLIC_URL: url, ...apart },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (server.exitCode === null && !(await isReady(url))) await pause(100);
  async function stop() {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.kill('SIGTERM')) await ended;
    rmSync(data, { recursive: true, force: true });
  }
  return { url, stop };
}

export async function publicPages(url) {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, page]) =>
    page.replaceAll('&amp;', '&').replaceAll('&apos;', "'").slice(url.length),
  );
  return [...listed, ...OTHER_PAGES];
}

export async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const isReady = (url) =>
  fetch(`${url}/api/ready`).then(
    (answer) => answer.ok,
    () => false,
  );

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
