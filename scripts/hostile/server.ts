import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/free-port.mjs';
import { noSecretFiles, serverArgs, serverEnv } from '../lib/server-process.mjs';
import { memoryOf } from './memory.ts';

const READY_WITHIN_MS = 90_000;
const MOST_LINES = 40;
const ADMIN = { email: 'root@hostile.example', password: 'Root-Of-The-Run-41!' };

/**
 * The built server as `npm start` runs it, on a data folder of its own that goes with it, and a second process of the same site:
 * in one process a database that lies in it does one thing after the other.
 */
export async function startServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'peepalworks-hostile-'));
  const complaints: string[] = [];
  const server = await launch(dataDir, complaints);
  const neighbour = await launch(dataDir, complaints);
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return {
    url: server.url,
    neighbourUrl: neighbour.url,
    admin: ADMIN,
    mailFolder: join(dataDir, 'mail'),
    complaints,
    memory: () => memoryOf(server.child.pid ?? 0),
    isAlive: () => isRunning(server.child) && isRunning(neighbour.child),
    async stop() {
      for (const { child, exited } of [neighbour, server]) {
        child.kill('SIGTERM');
        await exited;
      }
    },
  };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

async function launch(dataDir: string, complaints: string[]) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: '',
    DATA_DIR: dataDir,
    DATABASE_URL: process.env.TEST_DATABASE_URL ?? '',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: '',
    MAIL_FROM: '',
    FILES_URL: '',
    CLAMD_URL: '',
    WEB_CONCURRENCY: '1',
    // Each request speaks for another visitor.
    TRUST_PROXY: '1',
  };
  const env = { ...process.env, ...serverEnv, ...noSecretFiles, ...own };
  const child = spawn(process.execPath, serverArgs(), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  process.once('exit', () => child.kill('SIGKILL'));
  const listen = (said: string) => {
    complaints.push(...said.split('\n').filter((line) => /"level":(?:50|60)|^\S*Error/.test(line)));
    complaints.splice(0, complaints.length - MOST_LINES);
  };
  child.stdout.setEncoding('utf8').on('data', listen);
  child.stderr.setEncoding('utf8').on('data', listen);

  const until = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (!isRunning(child) || Date.now() > until) throw new Error('The server did not start');
    await pause(50);
  }
  return { url, child, exited };
}

const isReady = (url: string) =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
