import type { Database } from '../schema';
import { addTextStatistics } from '../tables/text-statistics';

/** What lists are filtered by that holds whatever somebody has written. */
const texts = {
  careers: ['opening'],
  contacts: ['city', 'channel'],
  enquiries: ['city', 'channel'],
  followups: ['channel', 'requirement'],
  iotProducts: ['category', 'subcategory', 'brandName'],
  iotQuotes: ['productName', 'channel'],
  people: ['company'],
};

/** PostgreSQL knows how often people wrote what, from its next look at the tables on, which it takes by itself. */
export async function knownWords(db: Database) {
  for (const [table, fields] of Object.entries(texts)) await addTextStatistics(db, table, fields);
}
