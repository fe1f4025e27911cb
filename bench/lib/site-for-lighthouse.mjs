import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode } from '../../scripts/lib/paths.mjs';
import { noSecretFiles, serverArgs, serverEnv } from '../../scripts/lib/server-process.mjs';
import { freePort } from './child.mjs';

const READY_WITHIN_MS = 60_000;
const ANSWERS_WITHIN_MS = 5000;

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
    env: { ...process.env, ...serverEnv, ...noSecretFiles, PORT: String(port), PUBLIC_URL: url, ...apart },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    const ended = server.exitCode !== null || server.signalCode !== null;
    if (ended || Date.now() > until) {
      server.kill('SIGKILL');
      throw new Error('The built site did not start');
    }
    await pause(100);
  }
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

const isReady = (url) =>
  fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).then(
    (answer) => answer.ok,
    () => false,
  );

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
