import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';

/** What each of the staff wants to hear, and what has been rung or mailed already. */
export async function reminders(db: Database) {
  const { timestamp, json } = columnTypes(db);
  await db.schema
    .createTable('noticeChoices')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users._id').onDelete('cascade'))
    .addColumn('value', json, (c) => c.notNull())
    .addColumn('calendarToken', 'text', (c) => c.unique())
    .execute();
  await db.schema
    .createTable('reminders')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('expiresAt', timestamp, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('remindersByExpiry').on('reminders').column('expiresAt').execute();
}
