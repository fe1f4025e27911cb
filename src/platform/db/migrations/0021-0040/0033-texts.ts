import { sql } from 'kysely';
import type { Database } from '../../schema';
import { addFilterIndexes, addSortIndexes, addTextFilterIndexes } from '../../tables/filter-tools';
import { columnTypes } from '../../tables/migrate-tools';

/** What people wrote is found in whichever case, a follow-up tells since when it is done, and its notes are found by their moment. */
export async function texts(db: Database) {
  const submissions = { enquiries: 'city', contacts: 'city', iotQuotes: 'productName' };
  const beside = { enquiries: ['requirement', 'date'], contacts: ['date'], iotQuotes: ['date'] };
  for (const table of ['enquiries', 'contacts', 'iotQuotes'] as const)
    await addTextFilterIndexes(db, table, [submissions[table]], { spam: true, fields: beside[table] });
  const ofProducts = ['category', 'subcategory', 'brandName'];
  await addTextFilterIndexes(db, 'iotProducts', ofProducts, { spam: false, fields: ofProducts });

  await db.schema.alterTable('followups').addColumn('completedAt', columnTypes(db).timestamp).execute();
  await sql`update "followups" set "completedAt" = coalesce((
    select max("at") from "history" where "resource" = 'followup' and "recordId" = "followups"."_id"
    and cast("changes" as text) like '%"Completed"%'), "date") where "status" = 'Completed'`.execute(db);
  const filters = ['status', 'ownerId', 'nextDate', 'date', 'completedAt'];
  const sorts = ['name', 'email', 'mobile', 'ownerName'];
  await addFilterIndexes(db, 'followups', filters, { spam: false, emptyDates: ['nextDate'] });
  await addSortIndexes(db, 'followups', { sorts, filters }, { spam: false });
  await db.schema
    .createIndex('activitiesByMoment')
    .on('activities')
    .columns(['resource', 'recordId', 'kind', 'at'])
    .execute();
}
