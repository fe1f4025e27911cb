import type { Database } from '../../schema';

/** A key stands for what was sent under it; what came before this is forgotten within a day. */
export async function fingerprints(db: Database) {
  await db.schema
    .alterTable('idempotencyKeys')
    .addColumn('fingerprint', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
