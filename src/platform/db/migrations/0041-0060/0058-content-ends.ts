import type { Database } from '../../schema';

/**
 * A link to a draft ends with the right of whoever made it: those whose maker is not known are to be made anew. And it is noted which
 * collections have got their first words, so that they do not come back where the last entry was deleted for good.
 */
export async function contentEnds(db: Database) {
  await db.deleteFrom('previewLinks').execute();
  await db.schema
    .alterTable('previewLinks')
    .addColumn('userId', 'text', (c) => c.references('users._id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('previewLinksByEntry').on('previewLinks').column('entryId').execute();
  await db.schema
    .createTable('contentCollections')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .execute();
  await db
    .insertInto('contentCollections')
    .columns(['name'])
    .expression(db.selectFrom('contentEntries').select('collection').distinct())
    .execute();
}
