import { sql } from 'kysely';
import { engineOf } from '../../engine/engine';
import type { Progress } from '../../progress';
import type { Database } from '../../schema';
import { columnTypes, overwriteInSearch } from '../../tables/migrate-tools';

/** Faults that the admins were told of; and in SQLite's search what was deleted is overwritten, that of before at once. */
export async function housekeeping(db: Database, progress: Progress) {
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
    await sortAnew(db, name, progress);
  }
}

const PAGES_AT_ONCE = 500;

/**
 * What `optimize` does in one statement of any length, in steps: the first, with a minus, makes of all parts of the index parts of one merge,
 * the others go on with it until there is nothing left to do.
 */
async function sortAnew(db: Database, name: string, progress: Progress) {
  const index = sql.table(name);
  const changes = async () => {
    const { rows } = await sql<{ total: number }>`select total_changes() as "total"`.execute(db);
    return rows[0]?.total ?? 0;
  };
  for (let pages = 0; ; pages += PAGES_AT_ONCE) {
    const before = await changes();
    const step = sql.lit(pages === 0 ? -PAGES_AT_ONCE : PAGES_AT_ONCE);
    await sql`insert into ${index} (${index}, rank) values ('merge', ${step})`.execute(db);
    progress(name, pages);
    // The statement itself counts as one change.
    if (pages > 0 && (await changes()) - before < 2) return;
  }
}
