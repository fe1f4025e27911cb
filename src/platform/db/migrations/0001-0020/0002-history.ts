import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';

/** Who changed what, and the files that nothing points at any more. */
export async function history(db: Database) {
  const { timestamp, json } = columnTypes(db);

  await db.schema
    .createTable('history')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('recordId', 'text', (c) => c.notNull())
    .addColumn('at', timestamp, (c) => c.notNull())
    .addColumn('userId', 'text')
    .addColumn('userName', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('changes', json, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('historyByRecord')
    .on('history')
    .columns(['resource', 'recordId', '_id'])
    .execute();

  await db.schema
    .createTable('doomedFiles')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('doomedAt', timestamp, (c) => c.notNull())
    .execute();
}
