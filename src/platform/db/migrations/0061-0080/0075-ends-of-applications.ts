import { sql } from 'kysely';
import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';

/** When an application goes follows from how it ended. Of whoever is hired it stays. */
export async function endsOfApplications(db: Database) {
  const { timestamp } = columnTypes(db);
  await db.schema.alterTable('careers').addColumn('keepUntil', timestamp).execute();
  await sql`update "careers" set "keepUntil" = '9999-12-31T00:00:00.000Z' where "status" = 'Hired'`.execute(
    db,
  );
  await sql`create index "careersByEnd" on "careers" ("keepUntil") where "keepUntil" is not null`.execute(db);
}
