import { sql } from 'kysely';
import type { Database } from '../../schema';

/** What a wider index, or one over the folded text, finds as well. */
const SERVED_BY_OTHERS = [
  'historyByUser',
  'followupsBy_source',
  'followupsBy_channel',
  'followupsBy_requirement',
  'enquiriesBy_channel',
  'contactsBy_channel',
  'iotQuotesBy_channel',
];

/** Every form that is sent is written to each index of three tables: those that no question needs of its own go. */
export async function fewerIndexes(db: Database) {
  for (const name of SERVED_BY_OTHERS) await db.schema.dropIndex(name).ifExists().execute();

  // Whose turn it is and whose they are, in the trash too, by one.
  for (const name of ['followupsBy_turn', 'followupsByOwner'])
    await db.schema.dropIndex(name).ifExists().execute();
  await db.schema
    .createIndex('followupsByOwner')
    .on('followups')
    .columns(['ownerId', 'nextDate', 'status', 'deletedAt'])
    .execute();

  // A lead that is not done has no place among those that are.
  await db.schema.dropIndex('followupsBy_completedAt').ifExists().execute();
  const columns = ['completedAt', '_id', 'status', 'stage', 'ownerId', 'nextDate', 'date', 'channel'];
  const named = sql.join([...columns, 'requirement', 'deletedAt'].map((column) => sql.ref(column)));
  await sql`create index "followupsBy_completedAt" on "followups" (${named})
    where "deletedAt" is null and "completedAt" is not null`.execute(db);
}
