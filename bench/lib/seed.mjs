import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** How many enquiries there are, one after the other, and words that only the oldest and the newest twentieth of that many carry. */
export const SIZES = [
  { rows: 10_000, oldWord: 'Zutshi', newWord: 'Yusufzai' },
  { rows: 100_000, oldWord: 'Wangdi', newWord: 'Bhutia' },
  { rows: 1_000_000, oldWord: 'Ojha', newWord: 'Chugh' },
];
const NAMES = [
  'Asha Verma',
  'Rohit Malhotra',
  'Farah Siddiqui',
  'Meera Kapoor',
  'Gurpreet Singh',
  'Devika Iyer',
  'Imran Khan',
];
export const FREQUENT_NAME = 'Kapoor';
export const RARE_NAME = 'Xerxes';
const ONE_IN = 1000;
const SHARE = 0.05;

const columns = '"_id", "reference", "date", "name", "email", "phone", "city", "requirement", "isSpam"';
/** Both engines read it the same. */
const name = [
  `case n % ${NAMES.length} ${NAMES.map((one, index) => `when ${index} then '${one}'`).join(' ')} end`,
  ...SIZES.map(({ rows, oldWord }) => `case when n <= ${rows * SHARE} then ' ${oldWord}' else '' end`),
  ...SIZES.map(({ rows, newWord }) => {
    return `case when n > ${rows * (1 - SHARE)} and n <= ${rows} then ' ${newWord}' else '' end`;
  }),
  `case when n % ${ONE_IN} = 0 then ' ${RARE_NAME}' else '' end`,
]
  .map((part) => `(${part})`)
  .join(' || ');
const person = `${name} || ' ' || n, 'person' || n || '@example.org'`;

/** Adds the enquiries from one number up to another, each younger than the one before it. */
export const seed = ({ dataDir, databaseUrl }, from, to) =>
  databaseUrl ? seedPostgres(databaseUrl, from, to) : seedSqlite(dataDir, from, to);

function seedSqlite(dataDir, from, to) {
  const db = new DatabaseSync(join(dataDir, 'peepalworks.sqlite'));
  db.exec('pragma synchronous = off; pragma cache_size = -400000; pragma temp_store = memory;');
  db.exec(`begin immediate;
    with recursive numbers(n) as (select ${from} union all select n + 1 from numbers where n < ${to})
    insert into enquiries (${columns})
    select printf('%08x-%04x-7000-8000-%012x', 26000000 + n / 65536, n % 65536, n), 'PW-' || n,
      strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || n || ' seconds'),
      ${person}, '+9198' || printf('%08d', n), 'Faridabad', 'crm', 0
    from numbers;
    commit; analyze; pragma wal_checkpoint(truncate);`);
  db.close();
}

async function seedPostgres(connectionString, from, to) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'");
  // An index over many rows is made in half the time that it takes to add them to it one by one.
  const { rows: indexes } = await client.query(
    "select indexname as name, indexdef as sql from pg_indexes where tablename = 'enquiries' and indexdef not like '%UNIQUE%'",
  );
  for (const index of indexes) await client.query(`drop index "${index.name}"`);
  await client.query(
    `insert into enquiries (${columns})
     select format('%s-%s-7000-8000-%s', lpad(to_hex(26000000 + n / 65536), 8, '0'), lpad(to_hex(n % 65536), 4, '0'), lpad(to_hex(n), 12, '0')),
       'PW-' || n, timestamptz '2026-01-01' + n * interval '1 second',
       ${person}, '+9198' || lpad(n::text, 8, '0'), 'Faridabad', 'crm', false
     from generate_series(${from}, ${to}) as n`,
  );
  for (const index of indexes) await client.query(index.sql);
  await client.query('vacuum analyze enquiries');
  await client.end();
}
