import type { Database } from '../../schema';

/** What a visitor agreed to stands with what they sent. What came before was sent without being asked. */
export async function consent(db: Database) {
  for (const table of ['enquiries', 'contacts', 'careers', 'iotQuotes']) {
    for (const column of ['consentVersion', 'consentText']) {
      await db.schema.alterTable(table).addColumn(column, 'text').execute();
    }
  }
}
