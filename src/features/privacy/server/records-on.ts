import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { fileFields, type Resource, titleField } from '~/model/resource';
import type { Database, Tables } from '~/platform/db/schema';
import type { StoredRecord } from '~/platform/db/stored-record';
import { filesOf } from '~/platform/files/named/files-of';
import { pagesById } from './walk';

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
  /** Its personal columns, and what it is found and named by: no secret is among them. */
  row: PersonRow;
}

/** The resources that hold people. */
export const peopleAmong = (resources: readonly Resource[]) =>
  resources.filter(({ row }) => 'email' in row.shape);

/** Those that are made from records of others: they are found by those, as long as those are there. */
export const isMadeFromOthers = ({ row }: Resource) => 'sourceId' in row.shape;

/**
 * The records of a kind that carry this address or number, wherever they lie, and those that were made from such a record:
 * a page at a time, each record once.
 */
export async function* recordsOn(
  db: Database,
  resources: readonly Resource[],
  resource: Resource,
  who: string,
): AsyncGenerator<RecordOn[]> {
  if (isMadeFromOthers(resource)) {
    for (const source of peopleAmong(resources)) {
      if (source === resource) continue;
      for await (const ids of idsWith(db, source, who)) yield* madeFrom(db, resource, source, ids, who);
    }
  }
  for (const part of partsOf(resource)) {
    const own = rowsOf(db, resource).where(columnFor(resource, who), '=', who).where(part);
    yield* inPages(resource, own);
  }
}

/** Which of these records are theirs, of whichever kind they are. */
export async function theirsAmong(
  db: Database,
  resources: readonly Resource[],
  who: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const theirs = new Set<string>();
  if (ids.length === 0) return theirs;
  const people = peopleAmong(resources);
  const note = (rows: readonly { _id: string }[]) => {
    for (const { _id } of rows) theirs.add(_id);
  };
  for (const resource of people) {
    const { table } = resource;
    const own = tablesOf(db).selectFrom(table).select('_id').where('_id', 'in', ids);
    note(await own.where(columnFor(resource, who), '=', who).execute());
    if (!isMadeFromOthers(resource)) continue;
    for (const source of people) {
      const sources = tablesOf(db)
        .selectFrom(source.table)
        .select('_id')
        .where(columnFor(source, who), '=', who);
      note(await own.where('sourceResource', '=', source.name).where('sourceId', 'in', sources).execute());
    }
  }
  return theirs;
}

export const tablesOf = (db: Database) =>
  db.$omitTables<keyof Tables>().$extendTables<Record<string, StoredRecord>>();

const columnFor = ({ row }: Resource, who: string) =>
  who.includes('@') ? 'email' : 'phone' in row.shape ? 'phone' : 'mobile';

/** In two questions: what a list shows has its index, and what it does not show has another. */
function partsOf({ row }: Resource) {
  const isGone = sql<SqlBool>`"deletedAt" is not null`;
  if (!('isSpam' in row.shape)) return [sql<SqlBool>`"deletedAt" is null`, isGone];
  return [
    sql<SqlBool>`"deletedAt" is null and "isSpam" = false`,
    sql<SqlBool>`(${isGone} or "isSpam" = true)`,
  ];
}

function rowsOf(db: Database, resource: Resource) {
  const { row, table, personal = [] } = resource;
  const known = ['phone', 'mobile', 'date', 'createdAt', 'isSpam'].filter((field) => field in row.shape);
  const files = fileFields(resource).map(({ field }) => field);
  const columns = ['_id', 'email', 'deletedAt', titleField(resource), ...known, ...files, ...personal];
  return tablesOf(db)
    .selectFrom(table)
    .select([...new Set(columns)]);
}

type Rows = ReturnType<typeof rowsOf>;

async function* inPages(resource: Resource, rows: Rows): AsyncGenerator<RecordOn[]> {
  const read = async (after: string, limit: number) =>
    person.array().parse(await rows.where('_id', '>', after).orderBy('_id').limit(limit).execute());
  for await (const page of pagesById(read)) yield page.map((row) => recordOf(resource, row));
}

async function* idsWith(db: Database, resource: Resource, who: string): AsyncGenerator<string[]> {
  for (const part of partsOf(resource)) {
    const own = tablesOf(db)
      .selectFrom(resource.table)
      .select('_id')
      .where(columnFor(resource, who), '=', who)
      .where(part)
      .orderBy('_id');
    const read = (after: string, limit: number) => own.where('_id', '>', after).limit(limit).execute();
    for await (const page of pagesById(read)) yield page.map(({ _id }) => _id);
  }
}

/** Those that carry the address themselves are found by it. */
const madeFrom = (db: Database, resource: Resource, source: Resource, ids: readonly string[], who: string) =>
  inPages(
    resource,
    rowsOf(db, resource)
      .where('sourceResource', '=', source.name)
      .where('sourceId', 'in', ids)
      .where(columnFor(resource, who), '!=', who),
  );

const recordOf = (resource: Resource, row: PersonRow): RecordOn => ({
  resource,
  _id: row._id,
  title: String(row[titleField(resource)] ?? ''),
  date: String(row.date ?? row.createdAt ?? ''),
  state: row.deletedAt !== null ? 'trash' : row.isSpam === true ? 'spam' : 'shown',
  files: filesOf(resource, row),
  row,
});
