import type { Database } from '../../schema';
import {
  addSearchIndex,
  addShownIndex,
  addTrashIndex,
  columnTypes,
  dropSearchIndex,
} from '../../tables/migrate-tools';

/** What the staff need to work with what came in: how far an application is, whose turn a follow-up is, and when. */
export async function backOffice(db: Database) {
  const { timestamp } = columnTypes(db);

  await db.schema
    .alterTable('careers')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('New'))
    .execute();
  await addShownIndex(db, 'careers', 'status', ['status', '_id'], { spam: true });

  for (const column of ['ownerId', 'sourceResource', 'sourceId']) {
    await db.schema.alterTable('followups').addColumn(column, 'text').execute();
  }
  await db.schema.alterTable('followups').addColumn('nextDate', timestamp).execute();
  await db.schema
    .alterTable('followups')
    .addColumn('ownerName', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  const all = { spam: false };
  await addShownIndex(db, 'followups', 'ownerName', ['ownerName', '_id'], all);
  await addShownIndex(db, 'followups', 'nextDate', ['nextDate', '_id'], all);
  await addShownIndex(db, 'followups', 'turn', ['ownerId', 'nextDate', 'status'], all);
  await addShownIndex(db, 'followups', 'source', ['sourceResource', 'sourceId'], all);

  // Their name follows a change of it wherever it stands, in the trash too.
  await db.schema.createIndex('followupsByOwner').on('followups').column('ownerId').execute();

  // A person is looked for by their address everywhere, not only where a list offers it.
  await dropSearchIndex(db, 'contacts', ['name', 'phone', 'city']);
  await addSearchIndex(db, 'contacts', ['name', 'email', 'phone', 'city']);
  await dropSearchIndex(db, 'careers', ['name', 'phone']);
  await addSearchIndex(db, 'careers', ['name', 'email', 'phone']);

  // What the plots of the dashboard count, without a look at the rows. SQLite only sees that it need not look when
  // the index holds the column of its own condition, too.
  const counted = ['date', 'requirement', 'city', 'deletedAt'];
  await addShownIndex(db, 'enquiries', 'plots', counted, { spam: true });

  const tables = ['users', 'careers', 'enquiries', 'contacts', 'iotProducts', 'iotQuotes', 'employees'];
  for (const table of [...tables, 'followups']) await addTrashIndex(db, table);
  await db.schema.createIndex('outboxByStatus').on('outbox').columns(['status', '_id']).execute();
}
