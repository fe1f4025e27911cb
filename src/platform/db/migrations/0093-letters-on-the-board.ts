import { sql } from 'kysely';
import type { Database } from '../schema';

/** The board looks for two letters in every lead of a stage, since no other index has so few: with them in its own index it looks at no row. */
export async function lettersOnTheBoard(db: Database) {
  await sql`drop index "followupsBoard"`.execute(db);
  await sql`create index "followupsBoard" on "followups" ("stage", "valuePaise", "name", "mobile", "email", "deletedAt")
    where "deletedAt" is null`.execute(db);
}
