import { sql } from 'kysely';
import type { Database } from '../../schema';

/** The day and the tags by which pages read what there may be very many of, such as the posts of the blog. */
export async function datedContent(db: Database) {
  await db.schema.alterTable('contentEntries').addColumn('day', 'text').execute();
  await sql`create index "contentEntriesByDay" on "contentEntries" ("collection", "day" desc, "_id" desc)
    where "publishedVersion" is not null and "deletedAt" is null`.execute(db);
  await db.schema
    .createTable('contentTags')
    .addColumn('tag', 'text', (c) => c.notNull())
    .addColumn('entryId', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('contentTagsKey', ['tag', 'entryId'])
    .execute();
  await db.schema.createIndex('contentTagsByEntry').on('contentTags').column('entryId').execute();
}
