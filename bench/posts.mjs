// Forms that are kept before they are answered: ours against the bare driver, which stores the same rows as durably.
import { closeSync, cpSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { say, step } from '../scripts/lib/say.mjs';
import { barePostgres, bareSqlite } from './lib/bare-driver.mjs';
import { atLeast, figure, table, under } from './lib/figures.mjs';
import { alternate, CLIENTS, leaveBodies, load } from './lib/load.mjs';
import { startNginx } from './lib/nginx.mjs';
import { read } from './lib/read.mjs';
import { onEachEngine, withFolder, withServer } from './lib/server.mjs';
import { visitors } from './lib/visitors.mjs';

const ROUNDS = 5;
const SECONDS = 3;
/** By then what every post calls has been compiled, as it is in a process that runs for days. */
const WARM_UP_SECONDS = 8;
const SYNCS = 200;

/** With the admin, all who hear of a post. */
const STAFF = 100;
const colleague = (_, n) =>
  `('0198f3d2-0000-7000-8000-${String(n).padStart(12, '0')}', 'An employee', 'employee${n}@bench.example', '+919818040101', 'employee', '2026-01-01T00:00:00.000Z')`;
const COLLEAGUES = `insert into "users" ("_id", "name", "email", "mobile", "role", "createdAt")
  values ${Array.from({ length: STAFF - 1 }, colleague).join(', ')}`;

export async function posts() {
  const results = await onEachEngine((engine, place) =>
    engine === 'SQLite' ? onSqlite(place.dataDir) : onPostgres(place),
  );
  return report(results, await withFolder(syncMs));
}

/** What the disk takes to keep one block: next to nothing where the folder for temporary files is in memory. */
function syncMs(folder) {
  const file = openSync(join(folder, 'block'), 'w');
  const block = Buffer.alloc(4096);
  const since = performance.now();
  for (let count = 0; count < SYNCS; count++) {
    writeSync(file, block, 0, block.length, count * block.length);
    fdatasyncSync(file);
  }
  closeSync(file);
  return (performance.now() - since) / SYNCS;
}

async function onSqlite(dataDir) {
  const [app, bare] = [join(dataDir, 'app'), join(dataDir, 'bare')];
  await postOnce({ dataDir: app });
  const filled = new DatabaseSync(join(app, 'peepalworks.sqlite'));
  filled.exec(COLLEAGUES);
  filled.close();
  cpSync(app, bare, { recursive: true });
  const references = () => {
    const db = new DatabaseSync(join(app, 'peepalworks.sqlite'), { readOnly: true });
    const rows = db.prepare('select reference from enquiries').all();
    db.close();
    return rows;
  };
  const nginx = await nginxWithPage(dataDir, app);
  try {
    return await measure('SQLite', { dataDir: app }, await bareSqlite(bare), references, nginx);
  } finally {
    await nginx?.stop();
  }
}

/** One worker that sends our landing page: what a machine does with that, it does with others' products, too. */
async function nginxWithPage(folder, dataDir) {
  const page = await withServer({ dataDir }, ({ url }) => read(`${url}/`));
  const nginx = await startNginx(folder, page);
  if (!nginx) say('! nginx is not installed: the comparison with it is left out');
  return nginx;
}

async function onPostgres({ dataDir, databaseUrl }) {
  const bareUrl = databaseUrl.replace(/\/postgres$/, '/bare');
  await postOnce({ dataDir, databaseUrl });
  await ask(databaseUrl, COLLEAGUES);
  await ask(databaseUrl.replace(/\/postgres$/, '/template1'), 'create database bare template postgres');
  const references = () => ask(databaseUrl, 'select reference from enquiries');
  return measure('PostgreSQL', { dataDir, databaseUrl }, await barePostgres(bareUrl), references);
}

async function ask(connectionString, sql) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** Makes the schema, and the one post whose rows the bare driver repeats. */
async function postOnce(place) {
  await withServer(place, async ({ url }) => {
    const { status } = await fetch(`${url}/api/quotes`, visitors().next());
    if (status !== 200) throw new Error(`the first post was answered ${status}`);
  });
}

async function measure(engine, place, bare, references, nginx) {
  const posting = visitors();
  // Stopped after each round: it still has mails to send, and the bare driver would have to share the machine with that.
  const ours = () =>
    withServer(place, async (server) => {
      const post = (seconds) =>
        load({ url: `${server.url}/api/quotes`, seconds, requests: [posting.request] }, server);
      await post(WARM_UP_SECONDS);
      return post(SECONDS);
    });
  const stored = async () => {
    await bare.run(WARM_UP_SECONDS);
    return bare.run(SECONDS);
  };
  const page = () => load({ url: nginx.url, seconds: SECONDS, setupClient: leaveBodies }, nginx);
  return step(`Posts: ${engine}`, async () => {
    const measured = await alternate({ ours, bare: stored, ...(nginx ? { nginx: page } : {}) }, ROUNDS);
    await bare.close();
    const kept = new Set((await references()).map(({ reference }) => reference));
    const lost = posting.acknowledged.filter((reference) => !kept.has(reference));
    return { ...measured, acknowledged: posting.acknowledged.length, lost: lost.length };
  });
}

function report(results, sync) {
  const engines = Object.entries(results);
  const rows = engines.flatMap(([engine, { ours, bare }]) => [
    [`${engine}, ours`, figure(ours.rate), figure(ours.rate / bare.rate), figure(ours.p50), figure(ours.p99)],
    [`${engine}, bare driver`, figure(bare.rate), '1.00', figure(bare.p50), figure(bare.p99)],
  ]);
  const kept = engines.map(([engine, { acknowledged, lost }]) => {
    return `${engine}: ${figure(acknowledged)} answered with 200, ${lost === 0 ? 'all of them' : `${lost} NOT`} found in the database.`;
  });
  const ofNginx = results.SQLite.ours.rate / (results.SQLite.nginx?.ratePerCpuSecond ?? Number.NaN);
  return {
    heading: 'Load: durable form posts',
    bars: [
      atLeast('Form posts on SQLite, a second', 1200, results.SQLite.ours.rate),
      atLeast('Form posts on SQLite, share of one nginx worker', 0.023, ofNginx),
      ...engines.flatMap(([engine, { ours, bare }]) => [
        atLeast(`Form posts on ${engine}, share of the bare driver`, 0.5, ours.rate / bare.rate),
        under(`Form posts on ${engine}, p99`, 100, ours.p99, ' ms'),
      ]),
    ],
    figures: { postShare: ofNginx },
    text: `\`POST /api/quotes\` from ${CLIENTS} clients, each post another body from another address, median of ${ROUNDS} rounds of ${SECONDS} s in turn.
There are ${STAFF} on the staff. A post stores the enquiry with its first line of history, whose it is with their address and number, the follow-up with its
first note, a notification and two mails; the bare driver stores the same rows in the same schema, in one transaction for each post, prepared: \`node:sqlite\` with \`synchronous=full\` one after the other, \`pg\` with a pool
of 10 from ${CLIENTS} loops (\`fsync\` and \`synchronous_commit\` on). Ours also composes and sends its mails meanwhile, as files. nginx sends our landing page to as many clients: its rate is per second of CPU time. One block written and
synced takes ${figure(sync)} ms on this disk.

${table(['', 'per second', 'of bare', 'p50 ms', 'p99 ms'], rows)}

${kept.join('\n')}`,
  };
}
