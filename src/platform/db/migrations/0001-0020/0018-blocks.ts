import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';

/**
 * Whether an admin blocked an account, or only its employee record keeps it shut. Of those that are blocked already
 * nobody knows, so an admin has to lift them.
 */
export async function blocks(db: Database) {
  const { flag } = columnTypes(db);
  await db.schema
    .alterTable('users')
    .addColumn('blockedByAdmin', flag, (column) => column.notNull().defaultTo(false))
    .execute();
  await db.updateTable('users').set({ blockedByAdmin: true }).where('isBlocked', '=', true).execute();
}
