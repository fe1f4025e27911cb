import type { Database } from '../../schema';
import { addTableVersion } from '../../tables/version-tools';

/** The tables that public pages show: a kept page knows by their versions whether it still says what is so. */
export async function pageVersions(db: Database) {
  await db.schema
    .createTable('tableVersions')
    .addColumn('table', 'text', (c) => c.primaryKey())
    .addColumn('version', 'text', (c) => c.notNull())
    .execute();
  await addTableVersion(db, 'iotProducts');
}
