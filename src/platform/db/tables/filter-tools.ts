import { type Expression, type SqlBool, sql } from 'kysely';
import { engineOf } from '../engine/engine';
import type { Database } from '../schema';

interface Filtered {
  /** Visitors write it: what they may have sent as spam is not shown. */
  spam: boolean;
  /** Those of the fields that may be empty dates. */
  emptyDates?: readonly string[];
  /** Those that an index of another kind leads to. */
  ledElsewhere?: readonly string[];
}

/**
 * What a list is filtered by stands in each of the indexes that lead to it, beside the id: whichever one leads, the others are
 * looked at without a look at the rows. SQLite only sees that when the index holds the column of its own condition, too.
 */
export async function addFilterIndexes(
  db: Database,
  table: string,
  fields: readonly string[],
  { spam, emptyDates = [], ledElsewhere = [] }: Filtered,
) {
  const replace = (name: string, columns: readonly string[]) =>
    replaceIndex(db, table, name, [...columns, ...fields], spam);
  await replace(`${table}By_id`, ['_id']);
  for (const field of fields.filter((one) => !ledElsewhere.includes(one))) {
    if (!emptyDates.includes(field)) await replace(`${table}By_${field}`, [field, '_id']);
    else await replace(`${table}Filter_${field}`, [field, '_id']);
  }
}

/** The same beside what a list is only sorted by. */
export async function addSortIndexes(
  db: Database,
  table: string,
  { sorts, filters }: { sorts: readonly string[]; filters: readonly string[] },
  { spam }: Filtered,
) {
  for (const field of sorts)
    await replaceIndex(db, table, `${table}By_${field}`, [field, '_id', ...filters], spam);
}

async function replaceIndex(
  db: Database,
  table: string,
  name: string,
  columns: readonly string[],
  spam: boolean,
) {
  const shown = spam
    ? sql<SqlBool>`"deletedAt" is null and "isSpam" = false`
    : sql<SqlBool>`"deletedAt" is null`;
  const named = [...new Set([...columns, 'deletedAt'])].map((column) => sql.ref(column));
  await sql`drop index if exists ${sql.ref(name)}`.execute(db);
  await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.join(named)}) where ${shown}`.execute(
    db,
  );
}

/** What people wrote, as it is compared: the index and the question must say it alike. */
export const folded = (db: Database, column: Expression<unknown>) =>
  engineOf(db) === 'postgres' ? sql`lower(${column} collate "C")` : sql`lower(${column})`;

/** The same for what people wrote, in whichever case of its letters. */
export async function addTextFilterIndexes(
  db: Database,
  table: string,
  texts: readonly string[],
  { spam, fields }: Pick<Filtered, 'spam'> & { fields: readonly string[] },
) {
  const shown = sql.raw(spam ? '"deletedAt" is null and "isSpam" = false' : '"deletedAt" is null');
  for (const text of texts) {
    const others = ['_id', text, ...fields.filter((field) => field !== text), 'deletedAt'];
    const all = sql.join([folded(db, sql.ref(text)), ...others.map((column) => sql.ref(column))]);
    await sql`create index ${sql.ref(`${table}Text_${text}`)} on ${sql.table(table)} (${all}) where ${shown}`.execute(
      db,
    );
  }
}

/** What has no date comes last, whichever way a list is read: an index for each. */
export async function addEmptyLastIndexes(db: Database, table: string, field: string) {
  const [date, isEmpty] = [sql.ref(field), sql`(${sql.ref(field)} is null)`];
  const orders = {
    [`${table}By_${field}`]: sql`${isEmpty}, ${date}, "_id"`,
    [`${table}By_${field}_desc`]: sql`${isEmpty}, ${date} desc, "_id" desc`,
  };
  for (const [name, order] of Object.entries(orders)) {
    await sql`drop index if exists ${sql.ref(name)}`.execute(db);
    await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${order}) where "deletedAt" is null`.execute(
      db,
    );
  }
}
