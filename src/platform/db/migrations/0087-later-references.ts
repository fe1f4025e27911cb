import type { Database } from '../schema';

/** What was sent once more joins the record of the first time: by the reference of either receipt it is found. */
export async function laterReferences(db: Database) {
  await db.schema
    .createTable('laterReferences')
    .addColumn('reference', 'text', (c) => c.primaryKey())
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('recordId', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('laterReferencesOf')
    .on('laterReferences')
    .columns(['recordId', 'resource'])
    .execute();
}
