import { sql } from 'kysely';
import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';

/** Mails that no erasure keeps from going out, those that wait already among them, and what is to be erased after that. */
export async function notices(db: Database) {
  const { flag } = columnTypes(db);
  for (const name of ['mustArrive', 'eraseWhenSent'])
    await db.schema
      .alterTable('outbox')
      .addColumn(name, flag, (c) => c.notNull().defaultTo(false))
      .execute();
  await sql`update "outbox" set "mustArrive" = true
    where "status" = 'queued' and "template" in ('new-admin', 'account-notice')`.execute(db);
  await sql`create index "outboxToErase" on "outbox" ("_id") where "eraseWhenSent" = true`.execute(db);
}
