import type { Database } from '../../schema';
import { createRecordTable } from '../../tables/record-table';

/** What we ask for what. An item says its newest rate; each of its rates has a row, with the day it begins. */
export async function priceList(db: Database) {
  await createRecordTable(db, 'priceItems', {
    columns: {
      name: 'text',
      kind: 'text',
      sac: 'text',
      unit: 'text',
      ratePaise: 'amount',
      gstPercent: 'decimal',
      validFrom: 'text',
    },
    sorted: ['name', 'kind', 'sac', 'ratePaise', 'gstPercent', 'validFrom'],
    searched: ['name', 'sac', 'kind'],
    filtered: ['kind'],
  });
  await db.schema
    .createTable('priceRates')
    .addColumn('itemId', 'text', (c) => c.notNull())
    .addColumn('validFrom', 'text', (c) => c.notNull())
    .addColumn('ratePaise', 'bigint', (c) => c.notNull())
    .addColumn('gstPercent', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('priceRatesKey', ['itemId', 'validFrom'])
    .execute();
}
