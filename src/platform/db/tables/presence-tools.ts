import { sql } from 'kysely';
import { engineOf } from '../engine/engine';
import type { Database } from '../schema';

/** The column that says whether there is anything in another: `firstResponseAt`, `hasFirstResponseAt`. */
export const presenceOf = (field: string) => `has${field.replace(/^./, (first) => first.toUpperCase())}`;

/** It follows from the other, whoever writes that: the engine sees to it. */
export async function addPresence(db: Database, table: string, field: string) {
  const isThere = sql`(${sql.ref(field)} is not null)`;
  // SQLite adds none that is stored, PostgreSQL knows no other.
  const kind = sql.raw(engineOf(db) === 'postgres' ? 'stored' : 'virtual');
  await sql`alter table ${sql.table(table)} add column ${sql.ref(presenceOf(field))} boolean
    generated always as ${isThere} ${kind}`.execute(db);
}
