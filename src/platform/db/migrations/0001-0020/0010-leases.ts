import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';

/** Who does what only one process may do at a time, until when, and when it was last done. */
export async function leases(db: Database) {
  const { timestamp } = columnTypes(db);
  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('expiresAt', timestamp, (c) => c.notNull())
    .addColumn('doneAt', timestamp, (c) => c.notNull())
    .execute();
}
