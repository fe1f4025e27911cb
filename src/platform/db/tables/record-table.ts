import { sql } from 'kysely';
import { engineOf } from '../engine/engine';
import type { Database } from '../schema';
import { addBlockIndexes } from './block-tools';
import { addRecordCounts } from './count-tools';
import { addEmptyLastIndexes, addFilterIndexes, addTextFilterIndexes } from './filter-tools';
import {
  addHiddenIndexes,
  addSearchIndex,
  addSortIndexes,
  addSpamAgeIndex,
  addSpamIndex,
  addTrashIndex,
  addUniqueIndex,
  columnTypes,
} from './migrate-tools';
import { addPresence, presenceOf } from './presence-tools';
import { addTableVersion } from './version-tools';

/** `?`: there may be nothing in it. An `amount` is paise, more than a `number` holds; a `decimal` has a few digits behind its point. A `file` is the address of one, which its definition declares. */
type Kind =
  | 'text'
  | 'text?'
  | 'moment'
  | 'moment?'
  | 'number'
  | 'number?'
  | 'amount'
  | 'amount?'
  | 'decimal'
  | 'flag'
  | 'list'
  | 'list?'
  | 'file'
  | 'file?';

interface RecordTable {
  /** Its own. */
  columns: Record<string, Kind>;
  /** What its list can be read in the order of: its columns there. */
  sorted: string[];
  /** What it is searched by, beside what every person is found by. */
  searched: string[];
  /** What its list can be filtered by. */
  filtered?: string[];
  /** Those of them that hold whatever somebody has written. */
  texts?: string[];
  /** Columns of which it is asked whether there is anything in them. */
  presence?: string[];
  /** No two records that are there may have the same. */
  unique?: string[];
  /** Visitors send its records: their name, email and phone, a reference, what they agreed to, where they came from, who they are, and whether it is spam. */
  fromVisitors?: true;
  /** Its records become leads, and say what these say. */
  followedUp?: true;
  /** Public pages show it, and are drawn anew when it changes. */
  onPublicPages?: true;
}

const VISITOR = {
  name: 'text',
  email: 'text',
  phone: 'text',
  consentVersion: 'text?',
  consentText: 'text?',
  source: 'text?',
  channel: 'text?',
  personId: 'text?',
} as const;

const LEAD = { followupId: 'text?', stage: 'text?', ownerId: 'text?' } as const;

/** What a person is found by, whatever the list offers: the search over everything, and what the law asks for. */
const PERSONAL = ['email', 'phone', 'mobile'];

/**
 * Everything that the table of a resource needs on both engines. Migrations that have shipped call it, so that what it makes
 * is never changed: what all tables come to need later is a migration for those there are, and a helper beside this one. No shipped
 * one says `fromVisitors`, whose columns may grow until then.
 */
export async function createRecordTable(db: Database, table: string, wanted: RecordTable) {
  const { fromVisitors: spam = false, followedUp = false } = wanted;
  const columns: RecordTable['columns'] = {
    ...(spam ? VISITOR : {}),
    ...(followedUp ? LEAD : {}),
    ...wanted.columns,
  };
  await createTable(db, table, columns, { spam, followedUp });
  for (const field of wanted.unique ?? []) await addUniqueIndex(db, table, field);
  for (const field of wanted.presence ?? []) await addPresence(db, table, field);

  const personal = PERSONAL.filter((field) => field in columns);
  const searched = [...new Set([...wanted.searched, ...personal])];
  await addSortIndexes(db, table, wanted.sorted, { spam });
  const emptyDates = Object.keys(columns).filter((name) => columns[name] === 'moment?');
  const filtered = [...(wanted.filtered ?? []), ...(wanted.presence ?? []).map(presenceOf)];
  await addFilterIndexes(db, table, filtered, { spam, emptyDates });
  await addTextFilterIndexes(db, table, wanted.texts ?? [], { spam, fields: filtered });
  for (const field of emptyDates.filter((name) => wanted.sorted.includes(name)))
    await addEmptyLastIndexes(db, table, field);
  await addHiddenIndexes(db, table, personal, { spam });
  await addTrashIndex(db, table);
  await addFileIndexes(db, table, columns);
  if ('personId' in columns) await addLinkIndex(db, table, 'ByPerson', ['personId', 'date', '_id']);
  if (followedUp) await addLinkIndex(db, table, 'ByFollowup', ['followupId']);
  if (spam) {
    await addSpamIndex(db, table);
    await addSpamAgeIndex(db, table);
  }
  if (engineOf(db) === 'postgres') await addBlockIndexes(db, table, searched);
  else await addSearchIndex(db, table, searched);

  await addRecordCounts(db, table, { spam });
  if (wanted.onPublicPages) await addTableVersion(db, table);
}

/** `_id`, `date`, `version` and `deletedAt` are in all of them. */
async function createTable(
  db: Database,
  table: string,
  columns: RecordTable['columns'],
  { spam, followedUp }: { spam: boolean; followedUp: boolean },
) {
  const { timestamp, flag, json } = columnTypes(db);
  const types: Record<
    Kind,
    ReturnType<typeof columnTypes>['flag'] | 'text' | 'integer' | 'bigint' | 'double precision'
  > = {
    text: 'text',
    'text?': 'text',
    moment: timestamp,
    'moment?': timestamp,
    number: 'integer',
    'number?': 'integer',
    amount: 'bigint',
    'amount?': 'bigint',
    decimal: 'double precision',
    flag,
    list: json,
    'list?': json,
    file: 'text',
    'file?': 'text',
  };
  let builder = db.schema
    .createTable(table)
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('date', timestamp, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('deletedAt', timestamp);
  for (const [name, kind] of Object.entries(columns))
    builder = builder.addColumn(name, types[kind], (c) => (kind.endsWith('?') ? c : c.notNull()));
  if (spam) {
    builder = builder.addColumn('reference', 'text', (c) => c.notNull().unique());
    for (const name of ['isSpam', 'newsHeld'])
      builder = builder.addColumn(name, flag, (c) => c.notNull().defaultTo(false));
  }
  // A name is never unknown: what nobody owns has the empty one, by which the list sorts it.
  if (followedUp) builder = builder.addColumn('ownerName', 'text', (c) => c.notNull().defaultTo(''));
  await builder.execute();
}

/** From what a record belongs to back to it: the timeline of a person reads theirs in this order. */
async function addLinkIndex(
  db: Database,
  table: string,
  name: string,
  columns: readonly [string, ...string[]],
) {
  await sql`create index ${sql.ref(`${table}${name}`)} on ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    where ${sql.ref(columns[0])} is not null`.execute(db);
}

/** Before a file is removed every record that could name it is asked. */
async function addFileIndexes(db: Database, table: string, columns: RecordTable['columns']) {
  for (const [field, kind] of Object.entries(columns))
    if (kind === 'file' || kind === 'file?')
      await db.schema.createIndex(`${table}File_${field}`).on(table).column(field).execute();
}
