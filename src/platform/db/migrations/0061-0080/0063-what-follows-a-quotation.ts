import { sql } from 'kysely';
import type { Database } from '../../schema';
import { addFilterIndexes } from '../../tables/filter-tools';

/** The call that is planned when one is sent, the customer's order as a file, and until when the law asks for what was accepted. */
export async function whatFollowsAQuotation(db: Database) {
  for (const name of ['plannedCall', 'orderFile'])
    await db.schema.alterTable('quotations').addColumn(name, 'text').execute();
  await db.schema.createIndex('quotationsFile_orderFile').on('quotations').column('orderFile').execute();
  await addFilterIndexes(db, 'quotations', ['status', 'date', 'validUntil'], { spam: false });
  // What all of a status come to is added up from the index alone.
  await sql`create index "quotationsByWorth" on "quotations" ("status", "totalPaise", "deletedAt") where "deletedAt" is null`.execute(
    db,
  );
  await db.schema
    .createTable('quotationRetentions')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('until', 'text', (c) => c.notNull())
    .execute();
}
