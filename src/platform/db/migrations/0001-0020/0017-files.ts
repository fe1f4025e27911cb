import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';

/** Before a file is removed every record that could name it is asked: each field that holds one has an index. */
export async function files(db: Database) {
  const { timestamp } = columnTypes(db);
  await db.schema.createIndex('iotProductsByImage').on('iotProducts').column('image').execute();
  await db.schema.createIndex('iotProductsByImageSmall').on('iotProducts').column('imageSmall').execute();
  await db.schema.alterTable('doomedFiles').addColumn('removalStartedAt', timestamp).execute();
}
