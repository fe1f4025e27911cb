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
export async function startServer({ dataDir, databaseUrl = '', processes = 1, readyWithinMs }) {
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
  await child.answers(`${url}/`, readyWithinMs);
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

/** The headers of a call that the admin makes, or somebody else. */
export async function logIn(url, { email, password } = ADMIN) {
  const { token } = await send(`${url}/api/user/admin-login`, 'POST', { email, password });
  return { Authorization: `Bearer ${token}` };
}

const JOB = { jobrole: 'Tester', dateOfJoining: '2026-04-01T00:00:00.000Z', isWorking: true };

/** The same of as many employees, since what one account may ask in a minute is bounded. */
export async function employ(url, count) {
  const admin = await logIn(url);
  const employees = [];
  for (let n = 0; n < count; n++) {
    const person = {
      ...ADMIN,
      email: `employee${n}@bench.example`,
      name: 'An employee',
      mobile: '9818040101',
    };
    await send(`${url}/api/employee`, 'POST', { ...person, ...JOB, employeeId: `BENCH-${n}` }, admin);
    employees.push(await logIn(url, person));
  }
  return employees;
}

export async function send(url, method, body, more = {}) {
  const headers = { 'Content-Type': 'application/json', ...more };
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
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
