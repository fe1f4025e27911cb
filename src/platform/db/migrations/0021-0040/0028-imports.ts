import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';

/** Spreadsheets that become records, row by row, and what each of them did. */
export async function imports(db: Database) {
  const { timestamp, json } = columnTypes(db);
  let table = db.schema
    .createTable('imports')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('userId', 'text')
    .addColumn('fileName', 'text', (c) => c.notNull())
    .addColumn('createdAt', timestamp, (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('since', timestamp, (c) => c.notNull())
    .addColumn('columns', json, (c) => c.notNull())
    .addColumn('mapping', json, (c) => c.notNull())
    .addColumn('onDuplicate', 'text', (c) => c.notNull())
    .addColumn('rows', 'integer', (c) => c.notNull());
  for (const figure of [
    'progress',
    'good',
    'duplicates',
    'added',
    'changed',
    'skipped',
    'removed',
    'restored',
  ])
    table = table.addColumn(figure, 'integer', (c) => c.notNull().defaultTo(0));
  await table.execute();
  await db.schema.createIndex('importsByUser').on('imports').columns(['userId', '_id']).execute();
  await db.schema.createIndex('importsByAge').on('imports').column('createdAt').execute();

  await db.schema
    .createTable('importRows')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('importId', 'text', (c) => c.notNull())
    .addColumn('line', 'integer', (c) => c.notNull())
    .addColumn('cells', json, (c) => c.notNull())
    .addColumn('people', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('importRowsByLine').on('importRows').columns(['importId', 'line']).execute();

  await db.schema
    .createTable('importChanges')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('importId', 'text', (c) => c.notNull())
    .addColumn('recordId', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('before', json)
    .addColumn('people', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('importChangesByImport')
    .on('importChanges')
    .columns(['importId', '_id'])
    .execute();
}
