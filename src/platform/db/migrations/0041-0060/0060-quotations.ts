import { sql } from 'kysely';
import type { Database } from '../../schema';
import { addEmptyLastIndexes } from '../../tables/filter-tools';
import { createRecordTable } from '../../tables/record-table';

/** Priced quotations, the links by which customers read them, and the numbers that were given. */
export async function quotations(db: Database) {
  await createRecordTable(db, 'quotations', {
    columns: {
      number: 'text?',
      revision: 'number',
      /** The first of those that revise each other. */
      rootId: 'text',
      status: 'text',
      followupId: 'text?',
      personId: 'text?',
      name: 'text',
      company: 'text',
      email: 'text',
      phone: 'text',
      customer: 'list',
      lines: 'list',
      placeOfSupply: 'text',
      taxablePaise: 'amount',
      cgstPaise: 'amount',
      sgstPaise: 'amount',
      igstPaise: 'amount',
      totalPaise: 'amount',
      totals: 'list',
      validUntil: 'text',
      terms: 'text',
      seller: 'list?',
      acceptance: 'list?',
      sentAt: 'moment?',
      viewedAt: 'moment?',
      decidedAt: 'moment?',
      reason: 'text?',
    },
    sorted: ['number', 'name', 'company', 'totalPaise', 'validUntil'],
    searched: ['name', 'company', 'number', 'status'],
    filtered: ['status', 'date'],
    unique: ['number'],
  });
  // A draft has none: they stand last.
  await addEmptyLastIndexes(db, 'quotations', 'number');
  await sql`create index "quotationsByRoot" on "quotations" ("rootId", "revision")`.execute(db);
  await sql`create index "quotationsByFollowup" on "quotations" ("followupId") where "followupId" is not null`.execute(
    db,
  );
  // By the day on which they end, of those that somebody may still accept.
  await sql`create index "quotationsEnding" on "quotations" ("validUntil") where "status" in ('Sent', 'Viewed')`.execute(
    db,
  );
  await db.schema
    .createTable('quotationLinks')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('quotationId', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('quotationLinksOf').on('quotationLinks').column('quotationId').execute();
  await db.schema
    .createTable('numberSeries')
    .addColumn('series', 'text', (c) => c.notNull())
    .addColumn('year', 'text', (c) => c.notNull())
    .addColumn('last', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('numberSeriesKey', ['series', 'year'])
    .execute();
}
