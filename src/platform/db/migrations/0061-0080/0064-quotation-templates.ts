import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';

/** Lines and terms under a name, to begin a quotation with. */
export async function quotationTemplates(db: Database) {
  const { timestamp, json } = columnTypes(db);
  await db.schema
    .createTable('quotationTemplates')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    // In small letters: two that are read alike are one.
    .addColumn('nameKey', 'text', (c) => c.notNull().unique())
    .addColumn('lines', json, (c) => c.notNull())
    .addColumn('terms', 'text', (c) => c.notNull())
    .addColumn('savedAt', timestamp, (c) => c.notNull())
    .execute();
}
