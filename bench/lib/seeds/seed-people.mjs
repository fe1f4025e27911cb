import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

const DAY_MS = 24 * 60 * 60 * 1000;
const ROWS_AT_ONCE = 5000;
/** What one person has, ten thousand in all; the others have as much together as many people do. */
const OF_ONE = {
  followups: 50,
  activities: 5950,
  enquiries: 2000,
  contacts: 500,
  careers: 500,
  outbox: 1000,
};
const OTHERS = { people: 2000, activities: 100_000 };
/** Calls were made in the beginning alone: whoever asks for them asks past all the rest. */
const CALLS = 50;

let counter = 0;
const id = () => `${(0x2000000 + counter++).toString(16).padStart(8, '0')}-0000-7000-8000-000000000000`;
const newest = Date.now();
const at = (n, of) => new Date(newest - ((of - n) / of) * 365 * DAY_MS).toISOString();
const times = (count, row) => Array.from({ length: count }, (_, n) => row(n));

const ADDRESS = 'nadia@marker.example';

/** Somebody with ten thousand entries on their timeline among many others; answers their id. */
export async function seedPeople({ dataDir, databaseUrl }) {
  const personId = id();
  const insert = databaseUrl ? await intoPostgres(databaseUrl) : intoSqlite(dataDir);
  for (const [table, rows] of Object.entries(tablesOf(personId))) await insert.rows(table, rows);
  await insert.end();
  return personId;
}

function tablesOf(personId) {
  const followups = times(OF_ONE.followups, (n) => followup(personId, at(n, OF_ONE.followups)));
  const request = (of) => (n) => submission(personId, at(n, of));
  const others = times(OTHERS.people, (n) => ({ ...followup(id(), at(n, OTHERS.people)) }));
  return {
    people: [person(personId), ...others.map((one) => person(one.personId))],
    personKeys: [{ kind: 'email', value: ADDRESS, personId }],
    followups: [...followups, ...others],
    activities: [
      ...times(OF_ONE.activities, (n) =>
        said(followups[n % followups.length], n < CALLS ? 'call' : 'note', at(n, OF_ONE.activities)),
      ),
      ...times(OTHERS.activities, (n) => said(others[n % others.length], 'note', at(n, OTHERS.activities))),
    ],
    enquiries: times(OF_ONE.enquiries, request(OF_ONE.enquiries)).map((row) => ({
      ...row,
      city: 'Palwal',
      requirement: 'crm',
    })),
    contacts: times(OF_ONE.contacts, request(OF_ONE.contacts)).map((row) => ({ ...row, city: 'Palwal' })),
    careers: times(OF_ONE.careers, request(OF_ONE.careers)).map((row) => ({
      ...row,
      designation: 'WBD',
      experience: '',
      resume: '/api/files/private/none.pdf',
    })),
    outbox: times(OF_ONE.outbox, (n) => mail(at(n, OF_ONE.outbox))),
  };
}

const who = { name: 'Nadia Marker', email: ADDRESS };

const person = (_id) => ({
  ...{ _id, name: who.name, foldedName: 'nadia marker', addresses: ADDRESS, numbers: '', company: '' },
  ...{ ownerName: '', date: at(0, 1), lastAt: at(1, 1) },
});

const followup = (personId, date) => ({
  ...{ _id: id(), ...who, mobile: '+919818040101', status: 'Pending', personId, date },
});

const submission = (personId, date) => {
  const _id = id();
  return { _id, ...who, phone: '+919818040101', reference: `PW-${_id.slice(0, 8)}`, personId, date };
};

const said = ({ _id: recordId, personId }, kind, moment) => ({
  ...{ _id: id(), resource: 'followup', recordId, personId, kind, at: moment, userName: 'Ila' },
  text: 'Asked for the quote once more; wants to have it by the end of the week, with the taxes told apart.',
});

const mail = (moment) => ({
  ...{ _id: id(), template: 'enquiry-receipt', recipient: ADDRESS, data: '{}', status: 'sent' },
  ...{ nextAttemptAt: moment, createdAt: moment, sentAt: moment },
});

function intoSqlite(dataDir) {
  const db = new DatabaseSync(join(dataDir, 'peepalworks.sqlite'));
  db.exec('pragma synchronous = off');
  return {
    rows(table, rows) {
      const columns = Object.keys(rows[0]);
      const names = columns.map((name) => `"${name}"`).join(', ');
      const insert = db.prepare(
        `insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`,
      );
      db.exec('begin immediate');
      for (const row of rows) insert.run(...columns.map((name) => row[name]));
      db.exec('commit');
    },
    end: () => db.close(),
  };
}

async function intoPostgres(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return {
    async rows(table, rows) {
      const names = Object.keys(rows[0])
        .map((name) => `"${name}"`)
        .join(', ');
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
        await client.query(
          `insert into "${table}" (${names}) select ${names} from json_populate_recordset(null::"${table}", $1)`,
          [JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))],
        );
    },
    async end() {
      await client.query('analyze');
      await client.end();
    },
  };
}
