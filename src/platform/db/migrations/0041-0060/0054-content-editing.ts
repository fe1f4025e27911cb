import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';

/** Who has what the site says open in the editor, for all processes to tell. */
export async function contentEditing(db: Database) {
  const { timestamp } = columnTypes(db);
  await db.schema
    .createTable('contentEditing')
    .addColumn('entryId', 'text', (c) => c.notNull().references('contentEntries._id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
    .addColumn('at', timestamp, (c) => c.notNull())
    .addPrimaryKeyConstraint('contentEditingKey', ['entryId', 'userId'])
    .execute();
}
