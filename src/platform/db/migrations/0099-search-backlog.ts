import { sql } from 'kysely';
import { engineOf } from '../engine/engine';
import type { Database } from '../schema';

/** How much may wait to be sorted into PostgreSQL's search indexes is said by who writes, no longer by each index. */
export async function searchBacklog(db: Database) {
  if (engineOf(db) === 'sqlite') return;
  const { rows } = await sql<{ name: string }>`select "relname" as "name" from "pg_class"
    where "relnamespace" = quote_ident(current_schema())::regnamespace and "relkind" = 'i' and "reloptions"::text like '%gin_pending_list_limit%'`.execute(
    db,
  );
  for (const { name } of rows)
    await sql`alter index ${sql.ref(name)} reset (gin_pending_list_limit)`.execute(db);
}
