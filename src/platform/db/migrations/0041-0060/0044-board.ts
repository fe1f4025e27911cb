import { sql } from 'kysely';
import type { Database } from '../../schema';

/** What the leads of a stage are worth together, without a look at their rows. SQLite only sees that when the index holds the column of its own condition, too. */
export async function board(db: Database) {
  await sql`create index "followupsBoard" on "followups" ("stage", "valuePaise", "deletedAt")
    where "deletedAt" is null`.execute(db);
}
