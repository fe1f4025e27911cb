import { sql } from 'kysely';
import { engineOf } from '../engine/engine';
import type { Database } from '../schema';

/**
 * The version changes in the transaction of every change to the table, whoever makes it. It is drawn by lot: one that
 * was counted anew, after its row was lost, would be taken for an old one.
 */
export async function addTableVersion(db: Database, table: string) {
  const postgres = engineOf(db) === 'postgres';
  const lot = postgres ? sql`gen_random_uuid()::text` : sql`lower(hex(randomblob(16)))`;
  const renew = sql`insert into "tableVersions" ("table", "version") values (${sql.lit(table)}, ${lot})
    on conflict ("table") do update set "version" = excluded."version";`;
  const name = (event: string) => sql.ref(`${table}Version_${event}`);
  if (!postgres) {
    for (const event of ['insert', 'update', 'delete']) {
      const changed = sql`after ${sql.raw(event)} on ${sql.table(table)}`;
      await sql`create trigger ${name(event)} ${changed} begin ${renew} end`.execute(db);
    }
    return;
  }
  await sql`create function ${name('renew')}() returns trigger language plpgsql as
    $$ begin ${renew} return null; end $$`.execute(db);
  await sql`create trigger ${name('change')} after insert or update or delete or truncate on ${sql.table(table)}
    for each statement execute function ${name('renew')}()`.execute(db);
}
