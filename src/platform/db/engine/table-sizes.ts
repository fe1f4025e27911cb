import { sql } from 'kysely';
import type { Database } from '../schema';
import { engineOf } from './engine';

/**
 * For after many rows came at once: PostgreSQL plans as if there were few, until its own housekeeping has come by, and of a new index over
 * words it never learns by itself what stands in it. SQLite plans the same however many there are.
 */
export async function learnTableSizes(db: Database) {
  if (engineOf(db) === 'postgres') await sql`analyze`.execute(db);
}
