import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';
import { addTableVersion } from '../../tables/version-tools';

/** Where old addresses of the site lead, and which addresses visitors did not find. */
export async function addresses(db: Database) {
  const { timestamp } = columnTypes(db);
  await db.schema
    .createTable('redirects')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('from', 'text', (c) => c.notNull().unique())
    .addColumn('to', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('redirectsByTarget').on('redirects').column('to').execute();
  await addTableVersion(db, 'redirects');
  await db.schema
    .createTable('missedAddresses')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('lastAt', timestamp, (c) => c.notNull())
    .execute();
}
