import { sql } from 'kysely';
import type { Database } from '../schema';

/** PostgreSQL's own, for its search indexes: no part of a record. */
export const SEARCH_BLOCK = 'searchBlock';

/**
 * PostgreSQL's trigram indexes tell which rows match, but not which of them are the newest. So each row knows the block
 * of 16,384 in which it was added, and the indexes know the block beside the letters: a search goes back block by block.
 * It asks each index often, and each time reads through the rows that wait to be sorted into it: so they are few (`engine/search-backlog.ts`).
 */
export async function addBlockIndexes(db: Database, name: string, fields: readonly string[]) {
  const table = sql.table(name);
  const sequence = `${name}Blocks`;
  const next = sql`nextval(${sql.lit(`"${sequence}"`)}) / 16384`;
  await sql`create sequence ${sql.ref(sequence)}`.execute(db);
  await sql`alter table ${table} add column "searchBlock" integer not null default ${next}`.execute(db);
  await sql`alter sequence ${sql.ref(sequence)} owned by ${table}."searchBlock"`.execute(db);
  for (const field of fields) {
    const words = sql`lower(${sql.ref(field)}) gin_trgm_ops`;
    await sql`create index ${sql.ref(`${name}Search_${field}`)} on ${table} using gin ((array["searchBlock"]), ${words})`.execute(
      db,
    );
  }
}
