import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';

/** Whether the mails of a submission are still to be sent, should it turn out not to be spam. */
export async function heldNews(db: Database) {
  const { flag } = columnTypes(db);
  for (const table of ['enquiries', 'contacts', 'careers', 'iotQuotes'] as const) {
    await db.schema
      .alterTable(table)
      .addColumn('newsHeld', flag, (c) => c.notNull().defaultTo(false))
      .execute();
    await db.updateTable(table).set({ newsHeld: true }).where(sql<SqlBool>`"isSpam" = true`).execute();
  }
}
