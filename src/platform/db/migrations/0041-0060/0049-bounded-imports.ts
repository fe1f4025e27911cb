import type { Database } from '../../schema';

/** An import goes some lines at a time: how far it is, and what it has done to a record before. */
export async function boundedImports(db: Database) {
  await db.schema
    .alterTable('imports')
    .addColumn('reached', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('importChangesByRecord')
    .on('importChanges')
    .columns(['importId', 'recordId'])
    .execute();
}
