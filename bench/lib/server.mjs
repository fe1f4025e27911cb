import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode, root } from '../../scripts/lib/paths.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { Failure, say } from '../../scripts/lib/say.mjs';
import { noSecretFiles, serverArgs, serverEnv } from '../../scripts/lib/server-process.mjs';
import { freePort, startChild } from './child.mjs';

const ADMIN = { email: 'bench@peepalworks.example', password: 'Bench-Only-1!' };

/** The built server as `npm start` runs it, with one admin; mails become files in its data folder. */
export async function startServer({ dataDir, databaseUrl = '', processes = 1 }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...serverEnv,
    ...noSecretFiles,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    WEB_CONCURRENCY: String(processes),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: '',
    FILES_URL: '',
    CLAMD_URL: '',
    // The load tool speaks for many visitors, each with an address of their own.
    TRUST_PROXY: '1',
  };
  const since = performance.now();
  const child = startChild(pinnedNode, serverArgs(), { cwd: root, env });
  await child.answers(`${url}/`);
  return { ...child, url, startMs: performance.now() - since };
}

export async function withServer(place, work) {
  const server = await startServer(place);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** The headers of a call that the admin makes. */
export async function logIn(url) {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(ADMIN);
  const answer = await fetch(`${url}/api/user/admin-login`, { method: 'POST', headers, body });
  const { token } = await answer.json();
  return { Authorization: `Bearer ${token}` };
}

/** A folder for the time of the work. */
export async function withFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'peepalworks-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    remove();
    process.off('exit', remove);
  }
}

/** What `work` says of each engine, by the engine's name; an engine that is not installed is left out. */
export async function onEachEngine(work) {
  const results = { SQLite: await withFolder((dataDir) => work('SQLite', { dataDir, databaseUrl: '' })) };
  const cluster = await startPostgres().catch((error) => {
    if (!(error instanceof Failure)) throw error;
    say(`! PostgreSQL is left out: ${error.message}`);
  });
  if (!cluster) return results;
  try {
    const databaseUrl = cluster.url;
    results.PostgreSQL = await withFolder((dataDir) => work('PostgreSQL', { dataDir, databaseUrl }));
  } finally {
    cluster.stop();
  }
  return results;
}
