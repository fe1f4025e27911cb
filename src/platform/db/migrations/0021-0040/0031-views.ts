import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';

/** Views that somebody has saved, and what is needed to take a change of many records back. */
export async function views(db: Database) {
  const { timestamp, flag, json } = columnTypes(db);
  await db.schema
    .createTable('views')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('shared', flag, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('viewsByUser').on('views').columns(['userId', 'resource']).execute();
  await db.schema.createIndex('viewsByResource').on('views').columns(['resource', 'shared']).execute();

  await db.schema
    .createTable('undoEntries')
    .addColumn('undo', 'text', (c) => c.notNull())
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('recordId', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('before', json, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('expiresAt', timestamp, (c) => c.notNull())
    .addPrimaryKeyConstraint('undoEntriesKey', ['undo', 'recordId'])
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('undoEntries').columns(columns).execute();
  await index('undoEntriesByRecord', ['resource', 'recordId']);
  await index('undoEntriesByUser', ['userId']);
  await index('undoEntriesByEnd', ['expiresAt']);
}
