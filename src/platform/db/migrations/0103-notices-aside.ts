import { sql } from 'kysely';
import type { Database } from '../schema';

/** Where a record can lie among the spam. */
const SPAM = { enquiries: 'enquiry', contacts: 'contact', iotQuotes: 'iot-quote', careers: 'career' };

/** What is about spam, or about what lies in the trash, was counted as unread. */
export async function noticesAside(db: Database) {
  await db.schema
    .alterTable('notifications')
    .addColumn('isAside', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute();
  await db.schema.dropIndex('notificationsByUser').execute();
  // Counting asks nothing else of what is told to many.
  await db.schema
    .createIndex('notificationsByUser')
    .on('notifications')
    .columns(['userId', '_id', 'area', 'exceptUserId', 'isAside'])
    .execute();
  for (const [table, resource] of Object.entries(SPAM))
    await sql`update "notifications" set "isAside" = ${sql.lit(true)} where "resource" = ${resource} and "recordId" in
      (select "_id" from ${sql.table(table)} where "isSpam" = ${sql.lit(true)} or "deletedAt" is not null)`.execute(
      db,
    );
  await sql`delete from "notificationReads" where "notificationId" in
    (select "_id" from "notifications" where "isAside" = ${sql.lit(true)})`.execute(db);
}
