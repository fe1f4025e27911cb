import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** So many leads are open, and as many done. */
export const OPEN = 20_000;

const columns =
  '"_id", "date", "name", "mobile", "email", "status", "stage", "ownerId", "ownerName", "nextDate", "valuePaise", "requirement", "channel", "completedAt", "firstResponseAt"';
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
  case when n % 2 = 0 then n * cast(100000 as bigint) end,
  case when n % 7 > 0 then ${among(['crm', 'ecom', 'hrm', 'static-web-dev', 'digital-marketing'])} end,
  ${among(['direct', 'google', 'referral', 'phone'])}, case when not ${isOpen} then ${date} end,
  case when n % 9 > 0 then ${date} end`;

/** The newest account has two in three; a ninth of what is to be done next is due today or later. */
export async function seedBoard({ dataDir, databaseUrl }) {
  const since = new Date(Date.now() - 1.8 * OPEN * 60_000).toISOString();
  if (!databaseUrl) {
    const db = new DatabaseSync(join(dataDir, 'peepalworks.sqlite'));
    const at = (format) => `strftime('${format}', '${since}', '+' || n || ' minutes')`;
    db.exec(`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${2 * OPEN})
      insert into followups (${columns}) select printf('%08x-%04x-7000-8000-%012x', 26000000 + n / 65536, n % 65536, n),
        ${at('%Y-%m-%dT%H:%M:%fZ')}, ${rest(at('%Y-%m-%dT00:00:00.000Z'))} from numbers;
      pragma wal_checkpoint(truncate)`);
    db.close();
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const at = `timestamptz '${since}' + n * interval '1 minute'`;
  await client.query(`insert into followups (${columns})
    select format('%s-%s-7000-8000-%s', lpad(to_hex(26000000 + n / 65536), 8, '0'), lpad(to_hex(n % 65536), 4, '0'), lpad(to_hex(n), 12, '0')),
      ${at}, ${rest(`date_trunc('day', ${at})`)} from generate_series(1, ${2 * OPEN}) as n`);
  // As PostgreSQL's own housekeeping does a minute later.
  await client.query('vacuum analyze followups');
  await client.end();
}
