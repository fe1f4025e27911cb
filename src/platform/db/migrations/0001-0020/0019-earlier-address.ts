import { sql } from 'kysely';
import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';

/**
 * Whether an account has an owner who was known by mail before its address was changed. Of the accounts there are only
 * their history tells: who had another address is taken for known, so that nothing of theirs is dropped.
 */
export async function earlierAddress(db: Database) {
  const { timestamp } = columnTypes(db);
  await db.schema.alterTable('users').addColumn('earlierAddressVerifiedAt', timestamp).execute();
  const changes = sql`cast("history"."changes" as text)`;
  await sql`update "users" set "earlierAddressVerifiedAt" = "createdAt"
    where "emailVerifiedAt" is null and exists (
      select 1 from "history" where "resource" = 'user' and "recordId" = "users"."_id" and "action" = 'updated'
      and (${changes} like '%"field":"email"%' or ${changes} like '%"field": "email"%'))`.execute(db);
}
