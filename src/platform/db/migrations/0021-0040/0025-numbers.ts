import { sql } from 'kysely';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Progress } from '../../progress';
import type { Database } from '../../schema';

const AT_A_TIME = 5000;

const columns = {
  users: 'mobile',
  enquiries: 'phone',
  contacts: 'phone',
  careers: 'phone',
  iotQuotes: 'phone',
  employees: 'mobile',
  followups: 'mobile',
};

/** Numbers are looked for as E.164: those that were stored as they were typed become so, and are found by who asks for them. */
export async function numbers(db: Database, progress: Progress) {
  for (const [table, column] of Object.entries(columns)) {
    const [from, number] = [sql.table(table), sql.ref(column)];
    for (let after: string | undefined = '', read = 0; after !== undefined; ) {
      const { rows } = await sql<{
        _id: string;
        number: string;
      }>`select "_id", ${number} as "number" from ${from}
        where "_id" > ${after} order by "_id" limit ${sql.lit(AT_A_TIME)}`.execute(db);
      for (const row of rows) {
        const written = inOneWay(row.number);
        if (written !== row.number)
          await sql`update ${from} set ${number} = ${written} where "_id" = ${row._id}`.execute(db);
      }
      after = rows.at(-1)?._id;
      read += rows.length;
      progress(table, read);
    }
  }
}

function inOneWay(stored: string) {
  // Nearly all of them, and as they should be.
  if (/^\+91[6-9]\d{9}$/.test(stored)) return stored;
  const number = parsePhoneNumberFromString(stored, { defaultCountry: 'IN', extract: false });
  return number?.isValid() ? number.number : stored;
}
