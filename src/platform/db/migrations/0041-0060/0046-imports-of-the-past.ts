import { sql } from 'kysely';
import type { Database } from '../../schema';

/** Whether the rows of an import open leads; those that there are have opened none, and are done with. */
export async function importsOfThePast(db: Database) {
  await sql`alter table "imports" add column "ofThePast" boolean not null default false`.execute(db);
}
