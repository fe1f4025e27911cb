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

const columns =
  '"_id", "reference", "date", "name", "email", "phone", "city", "requirement", "isSpam", "stage", "ownerId", "ownerName", "channel"';
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
/** Another number for each, in no order that has to do with their age: names, addresses and numbers are sorted by it. */
const mixed = 'cast(n as bigint) * 7919 % 1000003';
const person = `${name} || ' ' || (${mixed}), 'a' || (${mixed}) || '.person' || n || '@example.org'`;

/** Of a thousand enquiries so many ask for this, in no order that has to do with their age or their names. */
const REQUIREMENTS = {
  crm: 400,
  ecom: 250,
  'static-web-dev': 150,
  'dynamic-web-dev': 100,
  hrm: 60,
  'digital-marketing': 30,
  'software-dev': 9,
  'appointment-booking': 1,
};
const CITIES = {
  Faridabad: 400,
  Palwal: 200,
  Gurugram: 150,
  Noida: 100,
  Delhi: 80,
  Rewari: 15,
  Nuh: 4,
  '': 1,
};
/** One of very many, each of which has few. */
const SMALL_PLACE = `'Village ' || (n % 997)`;
/** What only every other of the oldest twentieth asks for, and where every third of them lives. */
export const OLD_REQUIREMENT = 'online-reputation';
export const OLD_CITY = 'Old Goa';
const oldest = `n <= ${SIZES.at(-1).rows * SHARE}`;

/** The one whose share a number below a thousand falls into. */
const shareOut = (shares, number, rest) => {
  let below = 0;
  const cases = Object.entries(shares).map(([value, share]) => {
    below += share;
    return `when ${number} < ${below} then '${value}'`;
  });
  return `${cases.join(' ')} else ${rest}`;
};
const requirement = `case when ${oldest} and n % 2 = 0 then '${OLD_REQUIREMENT}' ${shareOut(REQUIREMENTS, '(n % 10007) * 7919 % 1000', "'crm'")} end`;
const city = `case when ${oldest} and n % 3 = 0 then '${OLD_CITY}' ${shareOut(CITIES, '(n % 9973) * 6007 % 1000', SMALL_PLACE)} end`;
const wish = `${city}, ${requirement}`;

const STAGES = { New: 60, Contacted: 40, Quoted: 25, Negotiation: 5, Won: 300, Lost: 450, Closed: 100 };
const CHANNELS = { direct: 500, google: 300, phone: 100, referral: 60, 'walk-in': 30, facebook: 9 };
/** One of the owners has half of the leads, the last hardly any; of some nobody is the owner. */
const OWNERS = Object.fromEntries([500, 250, 150, 50, 9, 1].map((share, at) => [ownerId(at), share]));
const NAMES_OF_OWNERS = Object.fromEntries(Object.values(OWNERS).map((share, at) => [`Owner ${at}`, share]));
/** The id of one of the owners, from 0, who has the most, to 5. */
export function ownerId(at) {
  return `0000000${at}-0000-7000-8000-000000000000`;
}
const share = (shares, number, rest) => `case ${shareOut(shares, number, rest)} end`;
const ownersNumber = '(n % 9949) * 7013 % 1000';
const lead = [
  share(STAGES, '(n % 9967) * 7907 % 1000', 'null'),
  share(OWNERS, ownersNumber, 'null'),
  share(NAMES_OF_OWNERS, ownersNumber, "''"),
  share(CHANNELS, '(n % 9941) * 6029 % 1000', "'newsletter'"),
].join(', ');

/** Each came so long after the one before it that a million fill a year, which ends today. */
const SECONDS_BETWEEN = 30;
const first = new Date(Date.now() - SIZES.at(-1).rows * SECONDS_BETWEEN * 1000).toISOString();

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
      strftime('%Y-%m-%dT%H:%M:%fZ', '${first}', '+' || (n * ${SECONDS_BETWEEN}) || ' seconds'),
      ${person}, '+9198' || printf('%08d', ${mixed}), ${wish}, 0, ${lead}
    from numbers;
    commit; pragma wal_checkpoint(truncate);`);
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
       'PW-' || n, timestamptz '${first}' + n * interval '${SECONDS_BETWEEN} second',
       ${person}, '+9198' || lpad((${mixed})::text, 8, '0'), ${wish}, false, ${lead}
     from generate_series(${from}, ${to}) as n`,
  );
  for (const index of indexes) await client.query(index.sql);
  await client.query('vacuum analyze enquiries');
  await client.end();
}
