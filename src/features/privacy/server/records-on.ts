import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { fileFields, keepsSpam, type Resource, titleField } from '~/model/resource';
import { among } from '~/platform/db/engine/among';
import type { Database } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import { filesOf } from '~/platform/files/named/files-of';
import { isOfPeople } from '~/records/people/person-links';
import { pagesById } from './text/scan';

/** A kind of record that says whom it is about. */
export type PersonalResource = Resource & { person: NonNullable<Resource['person']> };

const storedRow = z.looseObject({ _id: z.string(), deletedAt: z.string().nullable() });
type StoredRow = z.output<typeof storedRow>;

export interface RecordOn {
  resource: PersonalResource;
  _id: string;
  title: string;
  date: string;
  state: 'shown' | 'spam' | 'trash';
  /** Keys in the store. */
  files: string[];
  /** Its personal columns, and what it is found and named by: no secret is among them. */
  row: StoredRow;
  email: string;
  phone: string;
}

/** The resources that hold people. */
export const peopleAmong = (resources: readonly Resource[]) =>
  resources.filter((resource): resource is PersonalResource => resource.person !== undefined);

/**
 * The records of a kind that carry this address or number, wherever they lie, and those that were made from such a record:
 * a page at a time, each record once.
 */
export async function* recordsOn(
  db: Database,
  resources: readonly Resource[],
  resource: PersonalResource,
  who: string,
): AsyncGenerator<RecordOn[]> {
  const seen = new Set<string>();
  for await (const page of pagesOn(db, resources, resource, who)) {
    const fresh = page.filter(({ _id }) => !seen.has(_id));
    for (const { _id } of fresh) seen.add(_id);
    if (fresh.length > 0) yield fresh;
  }
}

async function* pagesOn(
  db: Database,
  resources: readonly Resource[],
  resource: PersonalResource,
  who: string,
): AsyncGenerator<RecordOn[]> {
  if (resource.madeFrom) {
    for (const source of peopleAmong(resources)) {
      if (source === resource || source.person.byKeys) continue;
      for await (const ids of idsWith(db, source, who))
        yield* recordsMadeFrom(db, resource, source, ids, who);
    }
  }
  for (const part of partsOf(resource))
    yield* inPages(resource, rowsOf(db, resource).where(carries(resource, who)).where(part));
  // What is theirs by another address or number of theirs.
  if (isOfPeople(resource)) yield* inPages(resource, rowsOf(db, resource).where(isOfPersonWith(who)));
}

/** Which of these records are theirs, of whichever kind they are; the kinds may be known. */
export async function theirsAmong(
  db: Database,
  resources: readonly Resource[],
  who: string,
  records: readonly string[],
  kinds?: readonly string[],
): Promise<Set<string>> {
  const theirs = new Set<string>();
  const ids = [...new Set(records)];
  if (ids.length === 0) return theirs;
  const people = peopleAmong(resources);
  const note = (rows: readonly { _id: string }[]) => {
    for (const { _id } of rows) theirs.add(_id);
  };
  for (const resource of people) {
    if (kinds && !kinds.includes(resource.name)) continue;
    const { madeFrom, table } = resource;
    const own = recordTables(db)
      .selectFrom(table)
      .select('_id')
      .where(among(db, '_id', ids));
    note(await own.where(carries(resource, who)).execute());
    if (isOfPeople(resource)) note(await own.where(isOfPersonWith(who)).execute());
    if (!madeFrom) continue;
    for (const source of people) {
      if (source.person.byKeys) continue;
      const sources = recordTables(db).selectFrom(source.table).select('_id').where(carries(source, who));
      note(await own.where(madeFrom.resource, '=', source.name).where(madeFrom.id, 'in', sources).execute());
    }
  }
  return theirs;
}

const columnFor = ({ person }: PersonalResource, who: string) =>
  who.includes('@') ? person.email : person.phone;

/** Of a person any of their addresses and numbers. */
const carries = (resource: PersonalResource, who: string) =>
  resource.person.byKeys
    ? sql<SqlBool>`"_id" in (select "personId" from "personKeys" where "value" = ${who})`
    : sql<SqlBool>`${sql.ref(columnFor(resource, who))} = ${who}`;

/** An address is one person's, and with it all that they have sent under another. Of a number nobody can say that. */
const isOfPersonWith = (who: string) =>
  sql<SqlBool>`"personId" = (select "personId" from "personKeys" where "kind" = 'email' and "value" = ${who})`;

/** In two questions: what a list shows has its index, and what it does not show has another. */
function partsOf(resource: Resource) {
  const isGone = sql<SqlBool>`"deletedAt" is not null`;
  if (!keepsSpam(resource)) return [sql<SqlBool>`"deletedAt" is null`, isGone];
  return [
    sql<SqlBool>`"deletedAt" is null and "isSpam" = false`,
    sql<SqlBool>`(${isGone} or "isSpam" = true)`,
  ];
}

function rowsOf(db: Database, resource: PersonalResource) {
  const { row, table, person } = resource;
  const known = ['date', 'createdAt', 'isSpam'].filter((field) => field in row.shape);
  const files = fileFields(resource).map(({ field }) => field);
  const found = [person.email, person.phone, titleField(resource)];
  const columns = ['_id', 'deletedAt', ...found, ...known, ...files, ...person.data];
  return recordTables(db)
    .selectFrom(table)
    .select([...new Set(columns)]);
}

type Rows = ReturnType<typeof rowsOf>;

async function* inPages(resource: PersonalResource, rows: Rows): AsyncGenerator<RecordOn[]> {
  const read = async (after: string, limit: number) =>
    storedRow.array().parse(await rows.where('_id', '>', after).orderBy('_id').limit(limit).execute());
  for await (const page of pagesById(read)) yield page.map((row) => recordOf(resource, row));
}

async function* idsWith(db: Database, resource: PersonalResource, who: string): AsyncGenerator<string[]> {
  for (const part of partsOf(resource)) {
    const own = recordTables(db)
      .selectFrom(resource.table)
      .select('_id')
      .where(carries(resource, who))
      .where(part)
      .orderBy('_id');
    const read = (after: string, limit: number) => own.where('_id', '>', after).limit(limit).execute();
    for await (const page of pagesById(read)) yield page.map(({ _id }) => _id);
  }
}

/** Those that carry the address themselves are found by it. */
async function* recordsMadeFrom(
  db: Database,
  resource: PersonalResource,
  source: PersonalResource,
  ids: readonly string[],
  who: string,
) {
  const { madeFrom } = resource;
  if (!madeFrom) return;
  const made = rowsOf(db, resource)
    .where(madeFrom.resource, '=', source.name)
    .where(madeFrom.id, 'in', ids)
    .where(columnFor(resource, who), '!=', who);
  yield* inPages(resource, made);
}

const recordOf = (resource: PersonalResource, row: StoredRow): RecordOn => ({
  resource,
  _id: row._id,
  title: String(row[titleField(resource)] ?? ''),
  date: String(row.date ?? row.createdAt ?? ''),
  state: row.deletedAt !== null ? 'trash' : row.isSpam === true ? 'spam' : 'shown',
  files: filesOf(resource, row),
  row,
  email: String(row[resource.person.email]),
  phone: String(row[resource.person.phone] ?? ''),
});
