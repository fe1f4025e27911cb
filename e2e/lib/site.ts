import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { noSecretFiles } from '../../scripts/lib/server-process.mjs';
import { SQLITE_FILE } from '../../src/platform/db/engine/sqlite';

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
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'peepalworks-e2e-'));
      const inbox: Email[] = [];
      const smtp = await startSmtp(inbox);
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const server = spawn('node_modules/.bin/node', ['scripts/serve.mjs'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          ...noSecretFiles,
          NODE_ENV: 'production',
          PORT: String(port),
          PUBLIC_URL: url,
          DATA_DIR: dataDir,
          DATABASE_URL: '',
          SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
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
          { timeout: 30_000 },
        )
        .toBe(200);
      await use({
        url,
        admin: ADMIN,
        database: path.join(dataDir, SQLITE_FILE),
        async mailTo(address) {
          const find = () => inbox.findLast((mail) => mail.to?.some((to) => to.address === address));
          await expect.poll(find, { message: `a mail to ${address}`, timeout: 30_000 }).toBeTruthy();
          const mail = find();
          if (!mail) throw new Error(`No mail to ${address}`);
          return mail;
        },
      });
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      expect(await ended).toBe(0);
      await smtp.close();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

async function startSmtp(inbox: Email[]) {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        inbox.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
