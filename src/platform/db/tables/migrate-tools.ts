import { type SqlBool, sql } from 'kysely';
import { engineOf } from '../engine/engine';
import type { Database } from '../schema';

/** The declared types that make both engines give back the same values. */
export function columnTypes(db: Database) {
  const postgres = engineOf(db) === 'postgres';
  return {
    timestamp: postgres ? sql`timestamptz(3)` : sql`timestamp`,
    flag: sql`boolean`,
    json: postgres ? sql`jsonb` : sql`json`,
  } as const;
}

/**
 * Makes substring search on these columns quick: a trigram index per column in PostgreSQL, one trigram FTS5 table in
 * SQLite that triggers keep in step.
 */
export async function addSearchIndex(db: Database, table: string, fields: string[]) {
  if (engineOf(db) === 'postgres') {
    await sql`create extension if not exists pg_trgm`.execute(db);
    for (const field of fields) {
      const name = sql.ref(`${table}Search_${field}`);
      await sql`create index ${name} on ${sql.table(table)} using gin (lower(${sql.ref(field)}) gin_trgm_ops)`.execute(
        db,
      );
    }
    return;
  }
  const index = sql.table(`${table}Search`);
  const source = sql.table(table);
  const columns = sql.join(fields.map((field) => sql.ref(field)));
  const of = (row: 'new' | 'old') => sql.join(fields.map((field) => sql.ref(`${row}.${field}`)));
  const put = sql`insert into ${index} (rowid, ${columns}) values (new.rowid, ${of('new')});`;
  const drop = sql`insert into ${index} (${index}, rowid, ${columns}) values ('delete', old.rowid, ${of('old')});`;
  const trigger = (event: string) => sql.ref(`${table}Search_${event}`);
  await sql`create virtual table ${index} using fts5 (${columns}, content=${source}, tokenize='trigram')`.execute(
    db,
  );
  await sql`create trigger ${trigger('insert')} after insert on ${source} begin ${put} end`.execute(db);
  await sql`create trigger ${trigger('delete')} after delete on ${source} begin ${drop} end`.execute(db);
  const changed = sql`update of ${columns} on ${source}`;
  await sql`create trigger ${trigger('update')} after ${changed} begin ${drop} ${put} end`.execute(db);
  await sql`insert into ${index} (${index}) values ('rebuild')`.execute(db);
  await overwriteInSearch(db, table);
}

/** SQLite's full-text index would keep the letters of what was deleted until it sorts itself anew. */
export async function overwriteInSearch(db: Database, table: string) {
  const index = sql.table(`${table}Search`);
  await sql`insert into ${index} (${index}, rank) values ('secure-delete', 1)`.execute(db);
}

/** Lets go of the index above, for a migration that makes it anew over other columns. */
export async function dropSearchIndex(db: Database, table: string, fields: string[]) {
  if (engineOf(db) === 'postgres') {
    for (const field of fields) await db.schema.dropIndex(`${table}Search_${field}`).execute();
    return;
  }
  for (const event of ['insert', 'delete', 'update']) {
    await sql`drop trigger ${sql.ref(`${table}Search_${event}`)}`.execute(db);
  }
  await sql`drop table ${sql.table(`${table}Search`)}`.execute(db);
}

/**
 * A list is read in the order of any of its columns, ties by id. The indexes hold only what a list shows, so that
 * counting and skipping never touch the rows themselves.
 */
export async function addSortIndexes(
  db: Database,
  table: string,
  fields: string[],
  { spam }: { spam: boolean },
) {
  await addShownIndex(db, table, 'id', ['_id'], { spam });
  for (const field of fields) await addShownIndex(db, table, field, [field, '_id'], { spam });
}

/** An index over what a list shows: what lies in the trash, or among the spam, is not in it. */
export async function addShownIndex(
  db: Database,
  table: string,
  name: string,
  columns: string[],
  { spam }: { spam: boolean },
) {
  await db.schema
    .createIndex(`${table}By_${name}`)
    .on(table)
    .columns(columns)
    .where(spam ? isShown : isThere)
    .execute();
}

const isThere = sql<SqlBool>`"deletedAt" is null`;
const isShown = sql<SqlBool>`${isThere} and "isSpam" = false`;

/** What was deleted last comes first in the trash. */
export async function addTrashIndex(db: Database, table: string) {
  await db.schema
    .createIndex(`${table}Trash`)
    .on(table)
    .columns(['deletedAt', '_id'])
    .where(sql<SqlBool>`"deletedAt" is not null`)
    .execute();
}

/** What is shown is never among the spam, so the few that are have an index of their own. */
export async function addSpamIndex(db: Database, table: string) {
  await db.schema
    .createIndex(`${table}Spam`)
    .on(table)
    .column('_id')
    .where(sql<SqlBool>`"deletedAt" is null and "isSpam" = true`)
    .execute();
}

/** Which of them have lain there for their time. */
export async function addSpamAgeIndex(db: Database, table: string) {
  await db.schema
    .createIndex(`${table}SpamAge`)
    .on(table)
    .columns(['date', '_id'])
    .where(sql<SqlBool>`"deletedAt" is null and "isSpam" = true`)
    .execute();
}

/** By these a person is found among what no list shows, too. A new record that is shown costs nothing more. */
export async function addHiddenIndexes(
  db: Database,
  table: string,
  columns: string[],
  { spam }: { spam: boolean },
) {
  const hidden = sql<SqlBool>`"deletedAt" is not null`;
  const where = spam ? sql<SqlBool>`(${hidden} or "isSpam" = true)` : hidden;
  for (const column of columns)
    await db.schema.createIndex(`${table}Hidden_${column}`).on(table).column(column).where(where).execute();
}

/** Unique among the records that are there; one in the trash does not stand in the way. */
export async function addUniqueIndex(db: Database, table: string, field: string) {
  await db.schema
    .createIndex(`${table}Unique_${field}`)
    .unique()
    .on(table)
    .column(field)
    .where(isThere)
    .execute();
}
