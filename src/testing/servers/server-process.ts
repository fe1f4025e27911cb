import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '~/platform/db';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { noSecretFiles } from '../../../scripts/lib/server-process.mjs';
import { createTestDatabase, migratedTestDatabase } from '../test-database';
import { CALM } from './calm';

export { freePort };

/** As it is started by everybody else: of a test React would watch itself, and take three times as long to draw a page. */
const NODE_ENV = 'production';
/** Only one that never comes takes as long. */
const READY_WITHIN_MS = 90_000;
const UNSET = {
  SMTP_URL: '',
  MAIL_FROM: '',
  FILES_URL: '',
  CLAMD_URL: '',
  ADMIN_EMAIL: '',
  ADMIN_PASSWORD: '',
  SECRET_KEY: '',
  SECOND_FACTOR: '',
  PASSWORD_MIN_LENGTH: '',
  BREACHED_PASSWORDS_URL: '',
  WEB_CONCURRENCY: '',
  BACKUP_KEEP_DAYS: '',
  BACKUP_KEY: '',
  DISK_FLOOR_MB: '',
  ...noSecretFiles,
};

/** When to end what was started: with the test, unless a file has it for all of its tests. */
type WhenOver = (end: () => Promise<void>) => void;

/** A fresh data folder and database that real server processes can share; on another disk if that is named. */
export const newSite = (disk = tmpdir()) => siteOn(disk, () => createTestDatabase(), onTestFinished);

/** The same with every table: to make them takes a server half of its start. */
export const migratedSite = (whenOver: WhenOver = onTestFinished) =>
  siteOn(tmpdir(), migratedTestDatabase, whenOver);

async function siteOn(disk: string, makeDatabase: typeof migratedTestDatabase, whenOver: WhenOver) {
  if (!existsSync('build/server/index.js')) {
    throw new Error('There is no build to test. Run `npm run build` first; `npm test` does so by itself.');
  }
  const dataDir = await mkdtemp(path.join(disk, 'peepalworks-server-'));
  const database = await makeDatabase(dataDir);
  const db = openDatabase({ dataDir, databaseUrl: database?.url });
  whenOver(async () => {
    await db.destroy();
    await database?.drop();
    await rm(dataDir, { recursive: true });
  });
  const port = await freePort();
  return { db, port, dataDir, env: { ...UNSET, DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '' } };
}

/** The built server as a process of its own, as `npm start` runs it; killed at the latest when the test is over. */
export function startServer(port: number, env: Record<string, string>, whenOver: WhenOver = onTestFinished) {
  const own = { HOST: '127.0.0.1', PORT: `${port}`, PUBLIC_URL: '', TRUST_PROXY: '1', NODE_ENV };
  const options = { NODE_OPTIONS: [CALM, env.NODE_OPTIONS].join(' ') };
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, ...own, ...env, ...options },
  });
  const url = `http://127.0.0.1:${port}`;
  let printed = '';
  const note = (chunk: Buffer) => {
    printed += chunk;
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const exited = once(child, 'close').then(() => child.exitCode);
  whenOver(async () => {
    child.kill('SIGKILL');
    await exited;
  });

  /** Every process of a port answers for the others, so it is their own words that count, one of each. */
  async function ready() {
    const until = Date.now() + READY_WITHIN_MS;
    const processes = Number(env.WEB_CONCURRENCY || 1);
    while (printed.split('is open').length <= processes || !(await isReady(url))) {
      if (Date.now() > until || child.exitCode !== null)
        throw new Error(`The server did not start:\n${printed}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  return {
    url,
    ready,
    exited,
    pid: child.pid,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    printed: () => printed,
    kill: (signal: 'SIGKILL' | 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
  };
}

const isReady = (url: string) =>
  fetch(`${url}/api/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
