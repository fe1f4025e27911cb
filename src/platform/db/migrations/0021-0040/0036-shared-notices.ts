import { sql } from 'kysely';
import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';

/** So many that somebody has read one by one are known; what lies before counts as read. */
const MOST_READS = 1000;

/**
 * What is told to many is one row, and who has read it stands beside it. What was told before stays told to each by a row of
 * their own: who else may see it today was not asked then.
 */
export async function sharedNotices(db: Database) {
  await sql`create table "formerNotifications" as select * from "notifications"`.execute(db);
  await db.schema.dropTable('notifications').execute();
  await createTables(db);
  await sql`insert into "notifications" ("_id", "userId", "kind", "resource", "recordId", "text", "createdAt")
    select "_id", "userId", case "resource" when 'housekeeping' then 'system' else 'lead' end,
      "resource", "recordId", "text", "createdAt" from "formerNotifications"`.execute(db);
  await sql`insert into "notificationMarks" ("userId", "readUpTo", "readAt")
    select "known"."userId", max("known"."_id"), max("known"."readAt") from (
      select "userId", "_id", "readAt", row_number() over (partition by "userId" order by "_id" desc) as "place"
      from "formerNotifications" where "readAt" is not null) as "known"
    left join (
      select "userId", min("_id") as "_id" from "formerNotifications" where "readAt" is null group by "userId"
    ) as "unread" on "unread"."userId" = "known"."userId"
    where "unread"."_id" is null or "known"."_id" < "unread"."_id" or "known"."place" > ${sql.lit(MOST_READS)}
    group by "known"."userId"`.execute(db);
  await sql`insert into "notificationReads" ("userId", "notificationId", "readAt")
    select "known"."userId", "known"."_id", "known"."readAt" from "formerNotifications" as "known"
    left join "notificationMarks" as "mark" on "mark"."userId" = "known"."userId"
    where "known"."readAt" is not null and ("mark"."userId" is null or "known"."_id" > "mark"."readUpTo")`.execute(
    db,
  );
  await db.schema.dropTable('formerNotifications').execute();
}

async function createTables(db: Database) {
  const { timestamp } = columnTypes(db);
  await db.schema
    .createTable('notifications')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.references('users._id').onDelete('cascade'))
    .addColumn('area', 'text')
    .addColumn('exceptUserId', 'text', (c) => c.references('users._id').onDelete('set null'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('recordId', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('createdAt', timestamp, (c) => c.notNull())
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('notifications').columns(columns).execute();
  await index('notificationsByRecord', ['resource', 'recordId']);
  // Counting asks nothing else of what is told to many.
  await index('notificationsByUser', ['userId', '_id', 'area', 'exceptUserId']);
  await sql`create index "notificationsByCause" on "notifications" ("exceptUserId")
    where "exceptUserId" is not null`.execute(db);
  await db.schema
    .createTable('notificationReads')
    .addColumn('userId', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
    .addColumn('notificationId', 'text', (c) =>
      c.notNull().references('notifications._id').onDelete('cascade'),
    )
    .addColumn('readAt', timestamp, (c) => c.notNull())
    .addPrimaryKeyConstraint('notificationReadsPrimary', ['userId', 'notificationId'])
    .execute();
  await db.schema
    .createIndex('notificationReadsOfOne')
    .on('notificationReads')
    .column('notificationId')
    .execute();
  await db.schema
    .createTable('notificationMarks')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users._id').onDelete('cascade'))
    .addColumn('since', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('readUpTo', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('readAt', timestamp)
    .execute();
}
