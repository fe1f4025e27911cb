import { sql } from 'kysely';
import type { Author } from '~/model/author';
import { type AnyRecord, isForStaff, type Resource } from '~/model/resource';
import { newId } from '~/platform/db/ids';
import { insertRows } from '~/platform/db/rows-from';
import type { Database, DatabaseTransaction, Row } from '~/platform/db/schema';
import { noteExchange } from '../people/last-exchange';

/** A note as the contract has it. */
export interface Note {
  val: string;
  date: string;
  /** What came in, and is told by itself: a timeline has it once. */
  direction?: 'in';
}

/** So many of the latest stand in each record of a list, and in a record by itself; the others are read in pages. */
export const NOTES_IN_LISTS = 10;
export const NOTES_IN_A_RECORD = 20;
const RECORDS_AT_ONCE = 50;

interface Subject {
  resource: Resource;
  recordId: string;
  /** Whom the record is about. */
  personId?: unknown;
}

/** In the transaction of the change that they belong to. */
export async function addNotes(
  trx: DatabaseTransaction,
  { resource, recordId, personId }: Subject,
  notes: readonly Note[],
  author: Author,
) {
  const rows = notes.map(({ val, date, direction = null }) => ({
    _id: newId(),
    resource: resource.name,
    recordId,
    personId: typeof personId === 'string' ? personId : null,
    kind: 'note' as const,
    direction,
    text: val,
    at: date,
    ...author,
  }));
  if (rows.length === 0) return;
  await insertRows(trx, 'activities', rows);
  const latest = rows.reduce((last, { at }) => (at > last ? at : last), '');
  await noteExchange(trx, personId, latest);
}

/** The records with the latest of their notes, the newest last; as they are where their kind has none. */
export async function withNotes<Stored extends Record<string, unknown>>(
  db: Database,
  resource: Resource,
  records: readonly Stored[],
  most: number,
): Promise<Stored[]> {
  const { notes: field } = resource;
  if (field === undefined) return [...records];
  const ids = records.map(({ _id }) => String(_id));
  const notes = new Map<string, Note[]>(ids.map((id) => [id, []]));
  for (let from = 0; from < ids.length; from += RECORDS_AT_ONCE) {
    const latest = await latestOf(db, resource, ids.slice(from, from + RECORDS_AT_ONCE), most);
    for (const { recordId, text, at } of latest) notes.get(recordId)?.unshift({ val: text, date: at });
  }
  return records.map((record) => ({ ...record, [field]: notes.get(String(record._id)) ?? [] }));
}

/** A record as it is answered by itself. */
export async function withLatestNotes(
  db: Database,
  resource: Resource,
  record: AnyRecord,
): Promise<AnyRecord> {
  const [noted = record] = await withNotes(db, resource, [record], NOTES_IN_A_RECORD);
  return noted;
}

/** One question for all of them, each part of which reads no more than it answers. Newest first. */
async function latestOf(db: Database, resource: Resource, ids: readonly string[], most: number) {
  const parts = ids.map(
    (id) => sql`select * from (select "_id", "recordId", "text", "at" from "activities"
      where "resource" = ${resource.name} and "recordId" = ${id} and "kind" = 'note'
      order by "_id" desc limit ${sql.lit(most)}) as "latest"`,
  );
  if (parts.length === 0) return [];
  const all = sql.join(parts, sql` union all `);
  type Latest = Pick<Row<'activities'>, '_id' | 'recordId' | 'text' | 'at'>;
  return (await sql<Latest>`${all} order by "_id" desc`.execute(db)).rows;
}

/** Newest first, those before a note that is known. */
export const notesBefore = (db: Database, { resource, recordId }: Subject, before: string | undefined) =>
  db
    .selectFrom('activities')
    .where('resource', '=', resource.name)
    .where('recordId', '=', recordId)
    .where('kind', '=', 'note')
    .$if(before !== undefined, (older) => older.where('_id', '<', before ?? ''))
    .orderBy('_id', 'desc');

/** Whether somebody who is told about their own records only is told of the notes on them. */
export const tellsNotes = (resource: Resource, { ownEmail }: { ownEmail?: string | undefined }) =>
  resource.notes !== undefined && (ownEmail === undefined || !isForStaff(resource, resource.notes));
