import type { Progress } from '../../progress';
import type { Database } from '../../schema';
import { addFilterIndexes, addTextFilterIndexes } from '../../tables/filter-tools';

/** What the list of leads is filtered by; where they came from and what they are about may be anything. */
const leads = ['status', 'stage', 'ownerId', 'nextDate', 'date', 'completedAt', 'channel', 'requirement'];

/** What the list of each is filtered by. */
const requests = {
  enquiries: ['requirement', 'city', 'date', 'stage', 'ownerId', 'channel'],
  contacts: ['city', 'date', 'stage', 'ownerId', 'channel'],
  iotQuotes: ['productName', 'date', 'stage', 'ownerId', 'channel'],
};

/** Where applicants came from as well, what a message is about, and lists by where their records came from. */
export async function sources(db: Database, progress: Progress) {
  for (const name of ['source', 'channel'])
    await db.schema.alterTable('careers').addColumn(name, 'text').execute();
  await db.schema.alterTable('contacts').addColumn('requirement', 'text').execute();
  for (const [table, fields] of Object.entries(requests)) {
    progress(table, 0);
    await addTextFilterIndexes(db, table, ['channel'], { spam: true, fields });
  }
  progress('followups', 0);
  await addFilterIndexes(db, 'followups', leads, { spam: false, emptyDates: ['nextDate'] });
  await addTextFilterIndexes(db, 'followups', ['channel', 'requirement'], { spam: false, fields: leads });
}
