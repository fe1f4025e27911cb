import { sql } from 'kysely';
import type { Progress } from '../../progress';
import type { Database } from '../../schema';
import {
  addEmptyLastIndexes,
  addFilterIndexes,
  addSortIndexes,
  addTextFilterIndexes,
} from '../../tables/filter-tools';
import { columnTypes } from '../../tables/migrate-tools';
import { createRecordTable } from '../../tables/record-table';

/** What visitors send and staff follow up, with what else its list is filtered and sorted by. */
const requests = {
  enquiries: { resource: 'enquiry', filters: ['requirement', 'city', 'date'], text: 'city' },
  contacts: { resource: 'contact', filters: ['city', 'date'], text: 'city' },
  iotQuotes: { resource: 'iot-quote', filters: ['productName', 'date'], text: 'productName' },
};
/** Whom any of these is about is a person. */
const aboutPeople = { ...requests, careers: {}, followups: {}, users: {} };

/** One person for all that somebody ever sent, and the follow-up as the lead: how far it is, what it is worth, where it came from. */
export async function people(db: Database, progress: Progress) {
  await createPeople(db);
  for (const table of Object.keys(aboutPeople)) {
    progress(table, 0);
    await db.schema.alterTable(table).addColumn('personId', 'text').execute();
    // In the order of their timeline.
    const moment = sql.ref(table === 'users' ? 'createdAt' : 'date');
    await sql`create index ${sql.ref(`${table}ByPerson`)} on ${sql.table(table)} ("personId", ${moment}, "_id")
      where "personId" is not null`.execute(db);
  }
  await addLeadFields(db);
  for (const [table, request] of Object.entries(requests)) {
    progress(table, 0);
    await addRequestFields(db, table, request);
  }
  await db.schema.alterTable('activities').addColumn('personId', 'text').execute();
  await sql`create index "activitiesByPerson" on "activities" ("personId", "at", "_id")
    where "personId" is not null`.execute(db);
  await sql`create index "outboxSentTo" on "outbox" ("recipient", "sentAt", "_id") where "status" = 'sent'`.execute(
    db,
  );
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', columnTypes(db).json, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}

async function createPeople(db: Database) {
  const { timestamp, json } = columnTypes(db);
  await createRecordTable(db, 'people', {
    columns: {
      name: 'text',
      foldedName: 'text',
      addresses: 'text',
      numbers: 'text',
      company: 'text',
      ownerId: 'text?',
      ownerName: 'text',
      lastAt: 'moment',
    },
    sorted: ['name', 'addresses', 'numbers', 'company', 'ownerName', 'lastAt'],
    searched: ['name', 'addresses', 'numbers', 'company'],
    filtered: ['ownerId', 'company', 'lastAt'],
    texts: ['company'],
  });
  // Who may be the same as somebody new.
  await sql`create index "peopleAlike" on "people" ("company", "foldedName") where "company" <> ''`.execute(
    db,
  );
  await db.schema
    .createTable('personKeys')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('personId', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('personKeysPrimary', ['kind', 'value', 'personId'])
    .execute();
  await db.schema.createIndex('personKeysByPerson').on('personKeys').column('personId').execute();
  // A number may be that of an office, an address is one person's.
  await sql`create unique index "personKeysEmail" on "personKeys" ("value") where "kind" = 'email'`.execute(
    db,
  );
  await db.schema
    .createTable('personSuggestions')
    .addColumn('personId', 'text', (c) => c.notNull())
    .addColumn('otherId', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('createdAt', timestamp, (c) => c.notNull())
    .addColumn('dismissedAt', timestamp)
    .addPrimaryKeyConstraint('personSuggestionsPrimary', ['personId', 'otherId'])
    .execute();
  await db.schema.createIndex('personSuggestionsByOther').on('personSuggestions').column('otherId').execute();
  await db.schema
    .createTable('personRedirects')
    .addColumn('fromId', 'text', (c) => c.primaryKey())
    .addColumn('toId', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('personRedirectsTo').on('personRedirects').column('toId').execute();
  await db.schema
    .createTable('personMerges')
    .addColumn('undo', 'text', (c) => c.primaryKey())
    .addColumn('survivorId', 'text', (c) => c.notNull())
    .addColumn('mergedId', 'text', (c) => c.notNull())
    .addColumn('before', json, (c) => c.notNull())
    .addColumn('expiresAt', timestamp, (c) => c.notNull())
    .execute();
  for (const column of ['survivorId', 'mergedId', 'expiresAt'])
    await db.schema.createIndex(`personMergesBy_${column}`).on('personMerges').column(column).execute();
  await db.schema
    .createTable('personMoves')
    .addColumn('undo', 'text', (c) => c.notNull())
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('rowId', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('personMovesPrimary', ['undo', 'table', 'rowId'])
    .execute();
}

async function addLeadFields(db: Database) {
  const { timestamp } = columnTypes(db);
  await db.schema
    .alterTable('followups')
    .addColumn('stage', 'text', (c) => c.notNull().defaultTo('New'))
    .execute();
  await db.schema.alterTable('followups').addColumn('valuePaise', 'bigint').execute();
  for (const name of ['lostReason', 'nextKind', 'source', 'channel', 'requirement'])
    await db.schema.alterTable('followups').addColumn(name, 'text').execute();
  await db.schema.alterTable('followups').addColumn('firstResponseAt', timestamp).execute();
  await sql`update "followups" set "stage" =
    case "status" when 'Completed' then 'Closed' when 'In Progress' then 'Contacted' else 'New' end
    where "status" <> 'Pending'`.execute(db);
  const filters = ['status', 'stage', 'ownerId', 'nextDate', 'date', 'completedAt', 'channel'];
  await addFilterIndexes(db, 'followups', filters, { spam: false, emptyDates: ['nextDate'] });
  const sorts = ['name', 'email', 'mobile', 'ownerName'];
  await addSortIndexes(db, 'followups', { sorts, filters }, { spam: false });
  await addEmptyLastIndexes(db, 'followups', 'valuePaise');
  // The open one that what somebody sends joins.
  await sql`create index "followupsOpenOfPerson" on "followups" ("personId", "_id")
    where "deletedAt" is null and "status" <> 'Completed'`.execute(db);
}

interface Request {
  resource: string;
  filters: readonly string[];
  text: string;
}

/** What its follow-up says stands in it as well: a list of a million is filtered by it. */
async function addRequestFields(db: Database, table: string, { resource, filters, text }: Request) {
  for (const name of ['followupId', 'stage', 'ownerId', 'channel'])
    await db.schema.alterTable(table).addColumn(name, 'text').execute();
  await db.schema
    .alterTable(table)
    .addColumn('ownerName', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  const from = sql.table(table);
  if (table === 'iotQuotes') await db.schema.alterTable(table).addColumn('source', 'text').execute();
  else await sql`update ${from} set "channel" = "source" where "source" is not null`.execute(db);
  const followedUp = sql`"followups" where "sourceResource" = ${sql.lit(resource)} and "deletedAt" is null`;
  await sql`update ${from} set ("followupId", "stage", "ownerId", "ownerName") = (
    select "_id", "stage", "ownerId", "ownerName" from ${followedUp} and "sourceId" = ${sql.ref(`${table}._id`)}
    order by "followups"."_id" desc limit 1)
    where "_id" in (select "sourceId" from ${followedUp})`.execute(db);
  await sql`create index ${sql.ref(`${table}ByFollowup`)} on ${from} ("followupId")
    where "followupId" is not null`.execute(db);

  const all = [...filters, 'stage', 'ownerId', 'channel'];
  const sorts = ['name', 'email', 'phone', 'ownerName'];
  await addFilterIndexes(db, table, all, { spam: true });
  await addSortIndexes(db, table, { sorts, filters: all }, { spam: true });
  await db.schema.dropIndex(`${table}Text_${text}`).execute();
  await addTextFilterIndexes(db, table, [text], { spam: true, fields: all });
}
