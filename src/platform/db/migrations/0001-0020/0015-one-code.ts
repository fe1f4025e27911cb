import { type SqlBool, sql } from 'kysely';
import { engineOf } from '../../engine/engine';
import type { Progress } from '../../progress';
import type { Database } from '../../schema';
import { asOneLine, isSeen } from '../frozen/text';

const AT_A_TIME = 5000;

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
export async function oneCode(db: Database, progress: Progress) {
  for (const [table, columns] of Object.entries(lines)) await rewrite(db, { table, columns, progress });
}

/** A stretch of the table at a time, so that no statement takes long, however many rows there are. */
async function rewrite(
  db: Database,
  { table, columns, progress }: { table: string; columns: readonly string[]; progress: Progress },
) {
  const from = sql.table(table);
  // Plain ASCII, which nearly all of it is, is as it should be.
  const isOdd = sql.join(
    columns.map((column) =>
      engineOf(db) === 'postgres'
        ? sql<SqlBool>`${sql.ref(column)} ~ '[^ -~]'`
        : sql<SqlBool>`${sql.ref(column)} glob '*[^ -~]*'`,
    ),
    sql` or `,
  );
  const texts = sql.join(columns.map((column) => sql.ref(column)));
  for (let after = '', rows = 0; ; ) {
    const stretch = await sql<{ last: string | null; rows: number }>`
      select max("_id") as "last", count(*) as "rows" from (
        select "_id" from ${from} where "_id" > ${after} order by "_id" limit ${sql.lit(AT_A_TIME)}) as "stretch"`.execute(
      db,
    );
    const { last, rows: more } = stretch.rows[0] ?? { last: null, rows: 0 };
    if (last === null) return;
    const odd = await sql<Record<string, string>>`select "_id", ${texts} from ${from}
      where "_id" > ${after} and "_id" <= ${last} and (${isOdd})`.execute(db);
    for (const row of odd.rows)
      for (const column of columns)
        await rewriteOne(db, { table, column, _id: row._id ?? '', text: row[column] ?? '' });
    after = last;
    rows += more;
    progress(table, rows);
  }
}

async function rewriteOne(
  db: Database,
  { table, column, _id, text }: { table: string; column: string; _id: string; text: string },
) {
  const kept = asOneLine(text);
  const shown = isSeen(kept) ? kept : '(empty)';
  if (shown === text || !/[^ -~]/.test(text)) return;
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${shown} where "_id" = ${_id}`.execute(db);
}
