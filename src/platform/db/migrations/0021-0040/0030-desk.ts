import { sql } from 'kysely';
import { engineOf } from '../../engine/engine';
import type { Database } from '../../schema';

/** What the owner looks for: who did what, of which kind, and the mails to an address that begins so. */
export async function desk(db: Database) {
  await db.schema.createIndex('historyByAuthor').on('history').columns(['userId', '_id']).execute();
  await db.schema.createIndex('historyByKind').on('history').columns(['resource', '_id']).execute();
  if (engineOf(db) === 'postgres') {
    await sql`create index "outboxByBeginning" on "outbox" ("recipient" text_pattern_ops)`.execute(db);
  }
}
