import { sql } from 'kysely';
import type { Database } from '../../schema';
import { addFilterIndexes, addTextFilterIndexes } from '../../tables/filter-tools';

/** What lists tell of the scores. The average itself is in none, and needs no index; whose scores go with an account is found by it. */
export async function ratings(db: Database) {
  await db.schema
    .alterTable('careers')
    .addColumn('rating', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`drop index "careersBy_score"`.execute(db);
  await sql`drop index "careersText_opening"`.execute(db);
  const filtered = ['status', 'designation', 'date', 'opening', 'rating'];
  await addFilterIndexes(db, 'careers', filtered, { spam: true });
  await addTextFilterIndexes(db, 'careers', ['opening'], { spam: true, fields: filtered });
  await db.schema.createIndex('scoresByUser').on('scores').column('userId').execute();
}
