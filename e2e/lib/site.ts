import { spawn } from 'node:child_process';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Email } from 'postal-mime';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { noSecretFiles } from '../../scripts/lib/server-process.mjs';
import { SQLITE_FILE } from '../../src/platform/db/engine/sqlite';
import { CALM } from '../../src/testing/servers/calm';
import { startInbox } from './inbox';

const ADMIN = { email: 'boss@peepalworks.example', password: 'Shade-of-the-Peepal-9!' };

export interface Site {
  url: string;
  admin: typeof ADMIN;
  /** The file of its database, for what only time would bring about. */
  database: string;
  /** Waits for a mail to that address and gives the newest. */
  mailTo(address: string): Promise<Email>;
}

/** The built server with a data folder and a mail server of its own, as a user would start it. */
export const test = base.extend<object, { site: Site; ownSite: string }>({
  /** By a name of its own a file of journeys has a site that no other comes by. */
  ownSite: ['', { option: true, scope: 'worker' }],

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(await quickFolder(), 'peepalworks-e2e-'));
      const inbox = await startInbox();
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const server = spawn('node_modules/.bin/node', ['scripts/serve.mjs'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          ...noSecretFiles,
          NODE_ENV: 'production',
          NODE_OPTIONS: CALM,
          PORT: String(port),
          PUBLIC_URL: url,
          DATA_DIR: dataDir,
          DATABASE_URL: '',
          SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
          ADMIN_EMAIL: ADMIN.email,
          ADMIN_PASSWORD: ADMIN.password,
        },
      });
      await expect
        .poll(
          () =>
            fetch(`${url}/api/ready`).then(
              (r) => r.status,
              () => 0,
            ),
          { timeout: 120_000, intervals: [50] },
        )
        .toBe(200);
      await use({
        url,
        admin: ADMIN,
        database: path.join(dataDir, SQLITE_FILE),
        mailTo: inbox.mailTo,
      });
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      expect(await ended).toBe(0);
      await inbox.close();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** In memory where there is room for it: every answer that is written down would wait for a disk that others keep busy. */
async function quickFolder() {
  const memory = '/dev/shm';
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 512 * 1024 * 1024 ? memory : tmpdir();
}
