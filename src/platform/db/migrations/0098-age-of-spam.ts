import type { Database } from '../schema';
import { addSpamAgeIndex } from '../tables/migrate-tools';

/** What lies among the spam past its time was looked for among all of it, every hour. */
export async function ageOfSpam(db: Database) {
  for (const table of ['enquiries', 'contacts', 'careers', 'iotQuotes']) await addSpamAgeIndex(db, table);
}
