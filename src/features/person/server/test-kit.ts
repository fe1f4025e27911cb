import { sql } from 'kysely';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database } from '~/platform/db/schema';

/** Every row of every table, but the history, and what a search or a count is made of. */
export async function dump(db: Database) {
  const tables = await (engineOf(db) === 'postgres'
    ? sql<{
        name: string;
      }>`select table_name as "name" from information_schema.tables where table_schema = 'public'`
    : sql<{
        name: string;
      }>`select name from sqlite_master where type = 'table' and name not like '%Search%' and name not like 'sqlite%'`
  ).execute(db);
  const all: Record<string, string[]> = {};
  for (const { name } of tables.rows.filter(
    (table) => !['history', 'recordCounts', 'limits', 'sessions'].includes(table.name),
  )) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    all[name] = rows.map(({ searchBlock, ...row }) => JSON.stringify(Object.entries(row).sort())).sort();
  }
  return all;
}
