import type { Database } from '../../schema';

const tables = ['users', 'employees', 'enquiries', 'contacts', 'careers', 'iotQuotes', 'iotProducts'];

/** Who changes a record can say which one they saw: it is counted how often each was changed. */
export async function versions(db: Database) {
  for (const table of [...tables, 'followups'])
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
}
