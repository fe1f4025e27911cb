import type { Database } from '../../schema';

/** When a client opened theirs from their account: such links replace each other, and those that were handed out stay. */
export async function linksOfAnAccount(db: Database) {
  await db.schema.alterTable('quotationLinks').addColumn('openedAt', 'text').execute();
}
