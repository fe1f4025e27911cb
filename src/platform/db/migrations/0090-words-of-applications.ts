import type { Database } from '../schema';
import { addTextStatistics } from '../tables/text-statistics';

/** The same for where applications came from. */
export async function wordsOfApplications(db: Database) {
  await addTextStatistics(db, 'careers', ['channel']);
}
