import { sql } from 'kysely';
import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';

/** What the site says: entries of collections, every version that was published, and one draft of each. */
export async function content(db: Database) {
  const { timestamp, json } = columnTypes(db);
  await db.schema
    .createTable('contentEntries')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('collection', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('publishedVersion', 'integer')
    .addColumn('lastVersion', 'integer', (c) => c.notNull())
    .addColumn('scheduledAt', timestamp)
    .addColumn('scheduledBy', 'text')
    .addColumn('deletedAt', timestamp)
    .execute();
  await sql`create unique index "contentEntriesBySlug" on "contentEntries" ("collection", "slug")
    where "deletedAt" is null`.execute(db);
  await sql`create index "contentEntriesScheduled" on "contentEntries" ("scheduledAt")
    where "scheduledAt" is not null`.execute(db);
  await db.schema
    .createTable('contentVersions')
    .addColumn('entryId', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('data', json, (c) => c.notNull())
    .addColumn('at', timestamp, (c) => c.notNull())
    .addColumn('userId', 'text')
    .addColumn('userName', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('contentVersionsKey', ['entryId', 'version'])
    .execute();
  await db.schema
    .createTable('contentDrafts')
    .addColumn('entryId', 'text', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('data', json, (c) => c.notNull())
    .addColumn('at', timestamp, (c) => c.notNull())
    .addColumn('userId', 'text')
    .addColumn('userName', 'text', (c) => c.notNull())
    .execute();
}
