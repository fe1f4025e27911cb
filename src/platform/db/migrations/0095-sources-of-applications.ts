import { sql } from 'kysely';
import type { Database } from '../schema';
import { addFilterIndexes, addTextFilterIndexes } from '../tables/filter-tools';

/** What applications are filtered by. */
const FILTERED = ['status', 'designation', 'date', 'opening', 'rating', 'channel'];

/** Applications by where they came from, as hiring's figures count them. By its folded text it is found; an index of its own has nobody. */
export async function sourcesOfApplications(db: Database) {
  await addFilterIndexes(db, 'careers', FILTERED, { spam: true });
  await sql`drop index "careersBy_channel"`.execute(db);
  await sql`drop index "careersText_opening"`.execute(db);
  await addTextFilterIndexes(db, 'careers', ['opening', 'channel'], { spam: true, fields: FILTERED });
}
