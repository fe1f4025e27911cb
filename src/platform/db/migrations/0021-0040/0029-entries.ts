import type { Database } from '../../schema';

/** The hour of a next step, and how somebody came to us whom staff wrote down. */
export async function entries(db: Database) {
  await db.schema.alterTable('followups').addColumn('nextTime', 'text').execute();
  for (const table of ['enquiries', 'contacts'])
    await db.schema.alterTable(table).addColumn('source', 'text').execute();
}
