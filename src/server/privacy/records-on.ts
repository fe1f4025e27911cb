import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { type Resource, titleField } from '~/resources/resource';
import type { Database, Tables } from '~/server/db/schema';
import { filesOf } from '~/server/files/files-of';
import type { StoredRecord } from '~/server/record-query';

/** Of each kind at a time. Nobody has sent us more; a robot may have. */
const MOST = 200;

/** What the rows of all people have in common. */
const person = z.looseObject({
  _id: z.string(),
  email: z.string(),
  deletedAt: z.string().nullable(),
});
type PersonRow = z.output<typeof person>;

export interface RecordOn {
  resource: Resource;
  _id: string;
  title: string;
  date: string;
  state: 'shown' | 'spam' | 'trash';
  /** Keys in the store. */
  files: string[];
  row: PersonRow;
}

/** The records that carry this address or number, wherever they lie, and the follow-ups that were made from them. */
export async function recordsOn(db: Database, resources: readonly Resource[], who: string) {
  const found: RecordOn[] = [];
  let more = false;
  const people = resources.filter(({ row }) => 'email' in row.shape);
  for (const resource of people) {
    const rows = await rowsWith(db, resource, who);
    more ||= rows.length > MOST;
    found.push(...rows.slice(0, MOST).map((row) => recordOf(resource, row)));
  }
  const known = new Set(found.map(({ _id }) => _id));
  for (const resource of people.filter(({ row }) => 'sourceId' in row.shape)) {
    const rows = await rowsFrom(db, resource, found);
    found.push(...rows.filter(({ _id }) => !known.has(_id)).map((row) => recordOf(resource, row)));
  }
  return { found, more };
}

const tablesOf = (db: Database) =>
  db.$omitTables<keyof Tables>().$extendTables<Record<string, StoredRecord>>();

/** In two questions: what a list shows has its index, and what it does not show has another. */
async function rowsWith(db: Database, { table, row }: Resource, who: string) {
  const column = who.includes('@') ? 'email' : 'phone' in row.shape ? 'phone' : 'mobile';
  const isGone = sql<SqlBool>`"deletedAt" is not null`;
  const keepsSpam = 'isSpam' in row.shape;
  const isShown = keepsSpam
    ? sql<SqlBool>`"deletedAt" is null and "isSpam" = false`
    : sql<SqlBool>`"deletedAt" is null`;
  const isHidden = keepsSpam ? sql<SqlBool>`(${isGone} or "isSpam" = true)` : isGone;
  const rows: PersonRow[] = [];
  for (const part of [isShown, isHidden]) {
    const some = tablesOf(db).selectFrom(table).selectAll().where(column, '=', who).where(part);
    rows.push(...person.array().parse(await some.limit(MOST + 1).execute()));
  }
  return rows;
}

async function rowsFrom(db: Database, { table }: Resource, sources: readonly RecordOn[]) {
  const rows: PersonRow[] = [];
  for (const { resource, _id } of sources) {
    const from = tablesOf(db)
      .selectFrom(table)
      .selectAll()
      .where('sourceResource', '=', resource.name)
      .where('sourceId', '=', _id);
    rows.push(...person.array().parse(await from.limit(MOST).execute()));
  }
  return rows;
}

const recordOf = (resource: Resource, row: PersonRow): RecordOn => ({
  resource,
  _id: row._id,
  title: String(row[titleField(resource)] ?? ''),
  date: String(row.date ?? row.createdAt ?? ''),
  state: row.deletedAt !== null ? 'trash' : row.isSpam === true ? 'spam' : 'shown',
  files: filesOf(resource, row),
  row,
});
