import { type SqlBool, sql } from 'kysely';
import { among } from '~/platform/db/engine/among';
import type { Database } from '~/platform/db/schema';
import { staff } from '../owner.server';

/** More than are read; the next of them are told when these are done. */
const MOST_NAMED = 20;

/** Who has open leads and cannot work on them any more: blocked, deleted, or no longer of the staff. */
export async function goneOwners(db: Database) {
  // From one owner to the next by the index that begins with them, however many leads each has.
  const next = sql`select min("ownerId") from "followups" where "deletedAt" is null`;
  const isOpen = sql<SqlBool>`exists (select 1 from "followups" where "followups"."ownerId" = "owners"."id"
    and "status" <> 'Completed' and "deletedAt" is null)`;
  const { rows } = await sql<{ id: string }>`with recursive "owners" ("id") as (
      ${next}
      union all
      select (${next} and "ownerId" > "owners"."id") from "owners" where "owners"."id" is not null
    ) select "id" from "owners" where "id" is not null and ${isOpen}`.execute(db);
  const able = new Set((await staff(db).execute()).map(({ _id }) => _id));
  const gone = rows.map(({ id }) => id).filter((id) => !able.has(id));
  if (gone.length === 0) return [];
  return db
    .selectFrom('users')
    .select(['_id', 'name'])
    .where(among(db, '_id', gone))
    .orderBy('name')
    .limit(MOST_NAMED)
    .execute();
}
