import { sql } from 'kysely';
import { fileFields, type Resource, storedFields, titleField } from '~/model/resource';
import type { Database } from '~/platform/db/schema';
import { contains, searchIndex } from '~/records/search/search';
import { theirsAmong } from '../records-on';
import { blackOut } from './black-out';
import { linesNaming } from './mentions';
import { pagesById, rowsContaining } from './scan';

/** A record of somebody else, or another place, whose words name a person: nobody but a human can mend those. */
export interface NamedIn {
  /** The kind of record; elsewhere the table. */
  resource: string;
  _id: string;
  title: string;
  state: 'shown' | 'spam' | 'trash';
  /** Those of its fields that name them; of its notes, the field that shows them. */
  fields: string[];
  /** Where that is no record: what people call it, and its address in the dashboard. */
  place?: { kind: string; at: string };
}

type Row = Record<string, unknown> & { _id: string };

/**
 * The records of others that name somebody's address or number in one of their fields, a page at a time, each once. What a list is
 * searched by is asked of the search index; fields that are in none are walked.
 */
export async function* recordsNaming(
  db: Database,
  resources: readonly Resource[],
  who: string,
): AsyncGenerator<NamedIn[]> {
  const { isNamedIn, mayBeNamedIn } = blackOut(who);
  // Among words nobody knows where an address begins; a field for one holds a whole one.
  for (const resource of resources) {
    const names = (field: string) => (foundBy(resource).includes(field) ? isNamedIn : mayBeNamedIn);
    const { searched, others } = fieldsOf(resource);
    const naming = (row: Row) => [...searched, ...others].filter((field) => names(field)(row[field]));
    for await (const { rows, lookedIn } of pagesContaining(db, resource, who)) {
      const theirs = await theirsAmong(
        db,
        resources,
        who,
        rows.map(({ _id }) => _id),
      );
      const named = rows
        .map((row) => ({ row, fields: naming(row) }))
        // One that is found by several of its fields is told by the first.
        .filter(({ row, fields }) => lookedIn.includes(fields[0] ?? '') && !theirs.has(row._id));
      if (named.length > 0) yield named.map(({ row, fields }) => namedRecord(resource, row, fields));
    }
  }
}

/** The notes on records of others that name somebody, by the records that they are on. */
export async function* notesNaming(
  db: Database,
  resources: readonly Resource[],
  who: string,
): AsyncGenerator<NamedIn[]> {
  const { mayBeNamedIn } = blackOut(who);
  for await (const notes of linesNaming(db, 'activities', resources, who, mayBeNamedIn)) {
    for (const resource of resources) {
      const ids = new Set(
        notes.filter((note) => note.resource === resource.name).map((note) => note.recordId),
      );
      if (ids.size === 0) continue;
      const { rows } = await sql<Row>`select ${columnsOf(resource)} from ${sql.table(resource.table)}
        where "_id" in (${sql.join([...ids])})`.execute(db);
      if (rows.length > 0) yield rows.map((row) => namedRecord(resource, row, [resource.notes ?? '']));
    }
  }
}

/** A record by its id, with what it is named by. */
export async function rowOf(db: Database, resource: Resource, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${columnsOf(resource)} from ${sql.table(resource.table)}
    where "_id" = ${id}`.execute(db);
  return rows[0];
}

export const namedRecord = (resource: Resource, row: Row, fields: string[]): NamedIn => ({
  resource: resource.name,
  _id: row._id,
  title: String(row[titleField(resource)] ?? ''),
  state: row.deletedAt ? 'trash' : row.isSpam ? 'spam' : 'shown',
  fields,
});

/** What a person is found by, whatever the list offers, is in the search index of every table. */
const foundBy = ({ person }: Resource) => (person ? [person.email, person.phone] : []);

function fieldsOf(resource: Resource) {
  const files = fileFields(resource).map(({ field }) => field);
  const texts = storedFields(resource).filter((field) => field !== '_id' && !files.includes(field));
  const offered = resource.search.filter(({ options }) => !options).map(({ field }) => field);
  const searched = texts.filter((field) => offered.includes(field) || foundBy(resource).includes(field));
  return { searched, others: texts.filter((field) => !searched.includes(field)) };
}

const columnsOf = (resource: Resource) => {
  const { searched, others } = fieldsOf(resource);
  const columns = new Set(['_id', 'deletedAt', ...searched, ...others]);
  return sql.join([...columns].map((column) => sql.ref(`${resource.table}.${column}`)));
};

/** Rows that hold the text somewhere, and the fields in which it was looked for. */
async function* pagesContaining(db: Database, resource: Resource, who: string) {
  const { searched, others } = fieldsOf(resource);
  const table = sql.table(resource.table);
  const id = sql.ref(`${resource.table}._id`);
  for (const field of searched) {
    const asked = { label: field, field };
    const index = searchIndex(db, resource, asked, who);
    const number = sql.ref(`${resource.table}.rowid`);
    // The matches first, and of those the page: the planner would go through all ids in the hope of meeting some soon.
    const matches = index
      ? sql`select ${columnsOf(resource)} from ${sql.table(index.index)} cross join ${table}
          on ${number} = ${sql.ref(`${index.index}.rowid`)} where ${index.match}`
      : sql`select ${columnsOf(resource)} from ${table} where ${contains(db, resource, asked, who)}`;
    const read = async (after: string, limit: number) => {
      const { rows } = await sql<Row>`with "matches" as materialized (${matches})
        select * from "matches" where "_id" > ${after} order by "_id" limit ${limit}`.execute(db);
      return rows;
    };
    for await (const rows of pagesById(read)) yield { rows, lookedIn: [field] };
  }
  for await (const ids of rowsContaining(db, { table: resource.table, key: '_id', columns: others }, who)) {
    const { rows } = await sql<Row>`select ${columnsOf(resource)} from ${table}
      where ${id} in (${sql.join(ids)}) order by ${id}`.execute(db);
    yield { rows, lookedIn: others };
  }
}
