import { sql } from 'kysely';
import type { Database } from '../../schema';

/**
 * One table for what is limited, and one for where an owner has logged in before, which stood among the counts with none of
 * their own. Counts begin anew; known places stay known.
 */
export async function limits(db: Database) {
  await db.schema
    .createTable('knownPlaces')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .execute();
  await sql`insert into "knownPlaces" ("key", "expiresAt")
    select "key", "expiresAt" from "throttles" where "failures" = 0`.execute(db);
  await db.schema.dropTable('throttles').execute();
  await db.schema
    .createTable('limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('used', 'integer', (c) => c.notNull())
    // Text, for the one statement that computes it: PostgreSQL takes the branches of a CASE for text.
    .addColumn('blockedUntil', 'text', (c) => c.notNull().defaultTo('1970-01-01T00:00:00.000Z'))
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .execute();
  for (const table of ['limits', 'knownPlaces'])
    await db.schema.createIndex(`${table}ByExpiry`).on(table).column('expiresAt').execute();
}
