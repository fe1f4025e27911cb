import { type SqlBool, sql } from 'kysely';
import { asOneLine, isSeen } from '~/lib/typed-text';
import { engineOf } from '../engine';
import type { Database } from '../schema';

const AT_A_TIME = 500;

/** The lines that people type, and search for. */
const lines: Record<string, readonly string[]> = {
  users: ['name'],
  enquiries: ['name', 'city'],
  contacts: ['name', 'city'],
  careers: ['name', 'experience'],
  iotQuotes: ['name', 'productName'],
  iotProducts: ['productName', 'brandName', 'category', 'subcategory'],
  employees: ['name', 'jobrole'],
  followups: ['name', 'ownerName'],
};

/** A letter may be written in one code or in two, and some signs cannot be seen: what is there follows the rule for what comes. */
export async function oneCode(db: Database) {
  for (const [table, columns] of Object.entries(lines))
    for (const column of columns) await rewrite(db, table, column);
}

async function rewrite(db: Database, table: string, column: string) {
  const [from, text] = [sql.table(table), sql.ref(column)];
  // Plain ASCII, which nearly all of it is, is as it should be.
  const isOdd =
    engineOf(db) === 'postgres' ? sql<SqlBool>`${text} ~ '[^ -~]'` : sql<SqlBool>`${text} glob '*[^ -~]*'`;
  for (let after = ''; ; ) {
    const { rows } = await sql<{ _id: string; text: string }>`
      select "_id", ${text} as "text" from ${from} where "_id" > ${after} and ${isOdd}
      order by "_id" limit ${sql.lit(AT_A_TIME)}`.execute(db);
    for (const row of rows) {
      const kept = asOneLine(row.text);
      const shown = isSeen(kept) ? kept : '(empty)';
      if (shown === row.text) continue;
      await sql`update ${from} set ${text} = ${shown} where "_id" = ${row._id}`.execute(db);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last._id;
  }
}
