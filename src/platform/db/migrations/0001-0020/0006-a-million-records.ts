import type { Database } from '../../schema';
import { addRecordCounts } from '../../tables/count-tools';
import { addSpamIndex } from '../../tables/migrate-tools';

const submissions = ['enquiries', 'contacts', 'careers', 'iotQuotes'];
const others = ['users', 'iotProducts', 'employees', 'followups'];

/** What a list of a million records needs to open as quickly as one of a hundred. */
export async function aMillionRecords(db: Database) {
  await db.schema
    .createTable('recordCounts')
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('writer', 'integer', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('recordCountsKey', ['table', 'kind', 'writer'])
    .execute();
  for (const table of submissions) await addRecordCounts(db, table, { spam: true });
  for (const table of others) await addRecordCounts(db, table, { spam: false });

  for (const table of submissions) await addSpamIndex(db, table);
}
