// The board with 20,000 open leads, and as many that are done: its heads, however they are narrowed, the cards of a column, and what the dashboard begins with.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { step } from '../scripts/lib/say.mjs';
import { figure, median, quantile, table, under } from './lib/figures.mjs';
import { employ, onEachEngine, withServer } from './lib/server.mjs';

const OPEN = 20_000;
const MOST_MS = 60;
const CALLS = 50;
const WARM_UP_CALLS = 3;

const HEADS = {
  'the board': '/api/followup/board',
  'mine, which are two in three': '/api/followup/board?is.ownerId=me',
  overdue: '/api/followup/board?due.nextDate=overdue',
  'four letters that all match': '/api/followup/board?field=name&q=asha',
};
const QUESTIONS = {
  ...HEADS,
  'the first cards of a column': '/api/followup?page=1&pageSize=25&is.stage=New',
  'its 40th page': '/api/followup?page=40&pageSize=25&is.stage=New',
  'overdue, due and unplanned': '/api/followup/due',
};

export async function board() {
  return report(await onEachEngine(measure));
}

async function measure(engine, place) {
  const [headers] = await withServer(place, ({ url }) => employ(url, 1));
  await step(`Board: ${engine}, ${figure(OPEN)} open leads`, () => seed(place));
  return withServer(place, ({ url }) => step(`Board: ${engine}, asking`, () => ask(url, headers)));
}

const columns =
  '"_id", "date", "name", "mobile", "email", "status", "stage", "ownerId", "ownerName", "nextDate", "valuePaise"';
const isOpen = `n <= ${OPEN}`;
const among = (words) =>
  `case n % ${words.length} ${words.map((word, index) => `when ${index} then '${word}'`).join(' ')} end`;
const stage = `case when ${isOpen} then ${among(['New', 'Contacted', 'Quoted', 'Negotiation'])} else ${among(['Won', 'Lost', 'Closed'])} end`;
const status = `case when not ${isOpen} then 'Completed' when n % 4 = 0 then 'Pending' else 'In Progress' end`;
const owner = '(select "_id" from users order by "createdAt" desc limit 1)';
const rest = (
  date,
) => `'Asha Verma ' || n, '+9198' || (10000000 + n), 'a' || n || '@example.org', ${status}, ${stage},
  case when n % 3 > 0 then ${owner} end, case when n % 3 > 0 then 'Ravi' else '' end, case when n % 5 > 0 then ${date} end,
  case when n % 2 = 0 then n * 100000 end`;

async function seed({ dataDir, databaseUrl }) {
  if (!databaseUrl) {
    const db = new DatabaseSync(join(dataDir, 'peepalworks.sqlite'));
    db.exec(`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${2 * OPEN})
      insert into followups (${columns}) select printf('%08x-%04x-7000-8000-%012x', 26000000 + n / 65536, n % 65536, n),
        strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || n || ' minutes'),
        ${rest("strftime('%Y-%m-%dT00:00:00.000Z', '2026-01-01', '+' || n || ' minutes')")} from numbers;
      pragma wal_checkpoint(truncate)`);
    db.close();
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`insert into followups (${columns})
    select format('%s-%s-7000-8000-%s', lpad(to_hex(26000000 + n / 65536), 8, '0'), lpad(to_hex(n % 65536), 4, '0'), lpad(to_hex(n), 12, '0')),
      timestamptz '2026-01-01' + n * interval '1 minute',
      ${rest("date_trunc('day', timestamptz '2026-01-01' + n * interval '1 minute')")} from generate_series(1, ${2 * OPEN}) as n`);
  await client.query('vacuum analyze followups');
  await client.end();
}

async function ask(url, headers) {
  const results = {};
  for (const [question, path] of Object.entries(QUESTIONS)) {
    const times = [];
    for (let call = -WARM_UP_CALLS; call < CALLS; call++) {
      const started = performance.now();
      const answer = await fetch(url + path, { headers });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
      if (call >= 0) times.push(performance.now() - started);
    }
    results[question] = { median: median(times), p95: quantile(times, 0.95) };
  }
  return results;
}

function report(results) {
  const engines = Object.entries(results);
  const rows = Object.keys(QUESTIONS).map((question) => [
    question,
    ...engines.map(([, found]) => `${figure(found[question].median)} / ${figure(found[question].p95)}`),
  ]);
  return {
    heading: 'Load: the board of leads',
    bars: engines.flatMap(([engine, found]) =>
      Object.keys(HEADS).map((question) =>
        under(
          `Board of ${figure(OPEN)} open leads, ${question}, on ${engine}, p95`,
          MOST_MS,
          found[question].p95,
          ' ms',
        ),
      ),
    ),
    figures: {},
    text: `Milliseconds, median / 95th percentile of ${CALLS} calls one after the other, among ${figure(2 * OPEN)} leads of which half are done.

${table(['', ...engines.map(([engine]) => engine)], rows)}`,
  };
}
