// How long the dashboard takes with 200,000 enquiries: pages, searches, the palette; on both engines.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { arch, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { inRoot, pinnedNode, root } from '../scripts/lib/paths.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { explained, say, step } from '../scripts/lib/say.mjs';

const ROWS = 200_000;
const CALLS = 40;
const ADMIN = { email: 'bench@peepalworks.example', password: 'Bench-Only-1!' };
const QUESTIONS = {
  'page 1': '/api/quotes?page=1',
  [`page ${ROWS / 10}`]: `/api/quotes?page=${ROWS / 10}`,
  'search of three letters': '/api/quotes?page=1&field=name&q=kap',
  'palette: a name that thousands have': '/api/search?q=kapoor',
  'palette: one email': `/api/search?q=person${ROWS - 7}@`,
};

const columns = '"_id", "reference", "date", "name", "email", "phone", "city", "requirement", "isSpam"';
const names = [
  'Asha Verma',
  'Rohit Malhotra',
  'Farah Siddiqui',
  'Meera Kapoor',
  'Gurpreet Singh',
  'Devika Iyer',
  'Imran Khan',
];

explained(async () => {
  const results = { SQLite: await measure('SQLite', seedSqlite), PostgreSQL: await onPostgres() };
  const table = Object.keys(QUESTIONS).map((question) => {
    const cells = Object.values(results).map((times) => times[question]);
    return `| ${question} | ${cells.map(({ median, p95 }) => `${median.toFixed(1)} / ${p95.toFixed(1)}`).join(' | ')} |`;
  });
  const text = `# The dashboard with ${ROWS.toLocaleString('en-IN')} enquiries

Milliseconds, median / 95th percentile of ${CALLS} calls one after the other, each with its session check and its count, through
HTTP on 127.0.0.1. Measured on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'} (${arch()}), Node ${process.version}. \`npm run bench\` writes this file anew.

| | ${Object.keys(results).join(' | ')} |
|---|---|---|
${table.join('\n')}
`;
  writeFileSync(inRoot('bench/RESULTS.md'), text);
  say(`\n${text}`);
});

async function onPostgres() {
  const cluster = await startPostgres();
  try {
    return await measure('PostgreSQL', seedPostgres, cluster.url);
  } finally {
    cluster.stop();
  }
}

async function measure(engine, seed, databaseUrl = '') {
  const dataDir = mkdtempSync(join(tmpdir(), 'peepalworks-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
  };
  const server = spawn(pinnedNode, [inRoot('scripts/serve.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, SMTP_URL: '', FILES_URL: '', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
  try {
    await ready(url);
    await step(`${engine}: seeding ${ROWS} enquiries`, () => seed(dataDir, databaseUrl));
    return await step(`${engine}: asking`, () => ask(url));
  } finally {
    server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function seedSqlite(dataDir) {
  const db = new DatabaseSync(join(dataDir, 'peepalworks.sqlite'), { timeout: 60_000 });
  const name = `(case n % ${names.length} ${names.map((text, index) => `when ${index} then '${text}'`).join(' ')} end)`;
  db.exec(`begin immediate;
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${ROWS})
    insert into enquiries (${columns})
    select printf('%08x-%04x-7000-8000-%012x', 26000000 + n / 65536, n % 65536, n), 'PW-' || n,
      strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || n || ' seconds'),
      ${name} || ' ' || n, 'person' || n || '@example.org', '+9198' || printf('%08d', n), 'Faridabad', 'crm', 0
    from numbers;
    commit; analyze;`);
  db.close();
}

async function seedPostgres(_dataDir, url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into enquiries (${columns})
     select format('%s-%s-7000-8000-%s', lpad(to_hex(26000000 + n / 65536), 8, '0'), lpad(to_hex(n % 65536), 4, '0'), lpad(to_hex(n), 12, '0')),
       'PW-' || n, timestamptz '2026-01-01' + n * interval '1 second', ($1::text[])[n % ${names.length} + 1] || ' ' || n,
       'person' || n || '@example.org', '+9198' || lpad(n::text, 8, '0'), 'Faridabad', 'crm', false
     from generate_series(1, ${ROWS}) as n`,
    [names],
  );
  await client.query('vacuum analyze enquiries');
  await client.end();
}

async function ask(url) {
  const body = JSON.stringify(ADMIN);
  const headers = { 'Content-Type': 'application/json' };
  const { token } = await (
    await fetch(`${url}/api/user/admin-login`, { method: 'POST', headers, body })
  ).json();
  const times = {};
  for (const [question, path] of Object.entries(QUESTIONS)) {
    const taken = [];
    for (let call = 0; call < CALLS; call++) {
      const since = performance.now();
      const answer = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
      const { items } = await answer.json();
      if (!items?.length) throw new Error(`${question} answered ${answer.status} and nothing`);
      taken.push(performance.now() - since);
    }
    taken.sort((a, b) => a - b);
    times[question] = { median: taken[CALLS / 2], p95: taken[Math.floor(CALLS * 0.95)] };
  }
  return times;
}

async function ready(url) {
  for (let tries = 0; tries < 200; tries++) {
    const status = await fetch(`${url}/api/ready`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server did not get ready');
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
