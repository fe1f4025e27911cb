import type { Database } from '../../schema';
import { createRecordTable } from '../../tables/record-table';

/** Mails that are written again and again, and what each of the staff puts below theirs. */
export async function mails(db: Database) {
  await createRecordTable(db, 'mailTemplates', {
    columns: { name: 'text', subject: 'text', text: 'text' },
    sorted: ['name', 'subject'],
    searched: ['name', 'subject', 'text'],
  });
  await db.schema
    .createTable('signatures')
    .addColumn('userId', 'text', (c) => c.primaryKey())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute();
}
