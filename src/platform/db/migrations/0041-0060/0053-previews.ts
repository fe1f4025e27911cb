import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';

/** Under which a draft may be looked at for a while. One of an editor's own ends with the session that it was made in. */
export async function previews(db: Database) {
  const { timestamp } = columnTypes(db);
  await db.schema
    .createTable('previewLinks')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('entryId', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('sessionId', 'text', (c) => c.references('sessions._id').onDelete('cascade'))
    .addColumn('expiresAt', timestamp, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('previewLinksByExpiry').on('previewLinks').column('expiresAt').execute();
  await db.schema.createIndex('previewLinksBySession').on('previewLinks').column('sessionId').execute();
}
