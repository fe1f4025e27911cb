import { sql } from 'kysely';
import { engineOf } from '../engine';
import { columnTypes, overwriteInSearch } from '../migrate-tools';
import type { Database } from '../schema';

/** Faults that the admins were told of; and in SQLite's search what was deleted is overwritten, that of before at once. */
export async function housekeeping(db: Database) {
  const { timestamp } = columnTypes(db);
  await db.schema
    .createTable('housekeepingFaults')
    .addColumn('step', 'text', (c) => c.primaryKey())
    .addColumn('rungAt', timestamp, (c) => c.notNull())
    .execute();
  if (engineOf(db) === 'postgres') return;
  const { rows } = await sql<{ name: string }>`select "name" from pragma_table_list
    where "schema" = 'main' and "type" = 'virtual' and "name" like '%Search'`.execute(db);
  for (const { name } of rows) {
    await overwriteInSearch(db, name.replace(/Search$/, ''));
    await sql`insert into ${sql.table(name)} (${sql.table(name)}) values ('optimize')`.execute(db);
  }
}
