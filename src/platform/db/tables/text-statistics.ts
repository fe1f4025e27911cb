import { sql } from 'kysely';
import { engineOf } from '../engine/engine';
import type { Database } from '../schema';
import { folded } from './filter-tools';

/**
 * How often people wrote what, as it is compared: PostgreSQL learns nothing of that from an index of a part of the rows, and takes
 * any word for one of two hundred. Of a city that half of them have it gathered and sorted all, to show ten.
 */
export async function addTextStatistics(db: Database, table: string, texts: readonly string[]) {
  if (engineOf(db) === 'sqlite') return;
  for (const text of texts)
    await sql`create statistics ${sql.ref(`${table}Words_${text}`)} on (${folded(db, sql.ref(text))}) from ${sql.table(table)}`.execute(
      db,
    );
}
