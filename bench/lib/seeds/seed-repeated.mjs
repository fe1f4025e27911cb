import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

const NAMES = ['Asha Verma', 'Rohit Malhotra', 'Farah Siddiqui', 'Meera Kapoor', 'Gurpreet Singh'];
const SECONDS_BETWEEN = 30;

/** Another number for each, in no order that has to do with their age. */
const mixed = '(cast(n as bigint) * 7919 % 1000003)';
/** Whom it is of: most came once or twice, and one record in fifty is of somebody who comes again and again. */
const who = `(case when n % 50 = 0 then ${mixed} % 2000 else ${mixed} % 620000 end)`;
const name = (p) =>
  `case ${p} % ${NAMES.length} ${NAMES.map((one, index) => `when ${index} then '${one}'`).join(' ')} end || ' ' || (${p} % 40000)`;
const host = (p) =>
  `case when ${p} % 3 = 0 then 'gmail.com' else 'company' || (${p} % 5000) || '.example' end`;
const email = (p) => `'person' || ${p} || '@' || ${host(p)}`;
const number = (p, digits) => `'+9198' || ${digits(p)}`;

/** A tenth have no address and a tenth no number; of a hundred one writes from an office and five from another telephone. */
const written = (digits) => `${name('p')}, case when n % 10 = 0 then '' else ${email('p')} end,
  case when n % 10 = 5 then '' when n % 100 = 1 then '+911140' || (100000 + p % 3000)
    when n % 20 = 2 then '+9177' || ${digits('p')} else ${number('p', digits)} end`;

const digitsOf = {
  sqlite: (p) => `printf('%08d', ${p})`,
  postgres: (p) => `lpad((${p})::text, 8, '0')`,
};

/** Enquiries of people who are not known yet: none has a person, as before there were any. */
export async function seedRepeated(place, rows) {
  const { engine, exec, indexesOf, numbers, idOf, momentOf, end } = await open(place);
  const since = new Date(Date.now() - rows * SECONDS_BETWEEN * 1000).toISOString();
  const indexes = await indexesOf('enquiries');
  for (const { name } of indexes) await exec(`drop index "${name}"`);
  await exec(`insert into enquiries ("_id", "reference", "date", "name", "email", "phone", "city", "requirement")
    select ${idOf}, 'PW-' || n, ${momentOf(since)}, ${written(digitsOf[engine])}, 'Palwal', 'crm'
    from (select n, ${who} as p from ${numbers(rows)}) as "some"`);
  for (const { sql } of indexes) await exec(sql);
  await exec(`delete from settings where name = 'people-joined'`);
  await end();
}

/** More people, until there are so many. Answers how many there were. */
export async function fillPeople(place, count) {
  const { engine, exec, one, indexesOf, numbers, idOf, end } = await open(place);
  const { total } = await one('select count(*) as total from people');
  const indexes = await indexesOf('people');
  for (const { name } of indexes) await exec(`drop index "${name}"`);
  const p = '(n + 700000)';
  await exec(`insert into people ("_id", "name", "foldedName", "addresses", "numbers", "company", "ownerName", "date", "lastAt")
    select ${idOf}, ${name(p)}, lower(${name(p)}), ${email(p)}, ${number(p, digitsOf[engine])}, '', '', "now", "now"
    from ${numbers(count - Number(total))}, (select "date" as "now" from people limit 1) as "known"`);
  for (const { sql } of indexes) await exec(sql);
  await end();
  return Number(total);
}

const open = ({ dataDir, databaseUrl }) => (databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir));

function openSqlite(dataDir) {
  const db = new DatabaseSync(join(dataDir, 'peepalworks.sqlite'));
  db.exec('pragma synchronous = off; pragma cache_size = -400000; pragma temp_store = memory');
  return {
    engine: 'sqlite',
    exec: (sql) => db.exec(sql),
    one: (sql) => db.prepare(sql).get(),
    indexesOf: (table) =>
      db
        .prepare(
          "select name, sql from sqlite_master where type = 'index' and tbl_name = ? and sql not like '%unique%'",
        )
        .all(table),
    numbers: (rows) =>
      `(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${rows}) select n from numbers)`,
    idOf: "printf('%08x-%04x-7000-8000-%012x', 26000000 + n / 65536, n % 65536, n)",
    momentOf: (since) =>
      `strftime('%Y-%m-%dT%H:%M:%fZ', '${since}', '+' || (n * ${SECONDS_BETWEEN}) || ' seconds')`,
    end() {
      db.exec('pragma wal_checkpoint(truncate)');
      db.close();
    },
  };
}

async function openPostgres(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'");
  return {
    engine: 'postgres',
    exec: (sql) => client.query(sql),
    one: async (sql) => (await client.query(sql)).rows[0],
    indexesOf: async (table) =>
      (
        await client.query(
          "select indexname as name, indexdef as sql from pg_indexes where tablename = $1 and indexdef not like '%UNIQUE%'",
          [table],
        )
      ).rows,
    numbers: (rows) => `generate_series(1, ${rows}) as n`,
    idOf: "format('%s-%s-7000-8000-%s', lpad(to_hex(26000000 + n / 65536), 8, '0'), lpad(to_hex(n % 65536), 4, '0'), lpad(to_hex(n), 12, '0'))",
    momentOf: (since) => `timestamptz '${since}' + n * interval '${SECONDS_BETWEEN} second'`,
    end: () => client.end(),
  };
}
