import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '~/platform/db/schema';

/** What admins have settled, or what holds until they have. */
export async function readSetting<Schema extends z.ZodType>(
  db: Database,
  name: string,
  schema: Schema,
  unsettled: z.output<Schema>,
): Promise<z.output<Schema>> {
  const stored = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return stored ? schema.parse(stored.value) : unsettled;
}

/** Whoever comes last is right; how often it was changed is counted. */
export async function writeSetting(db: Database, name: string, setting: object) {
  const value = JSON.stringify(setting);
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value, version: sql`"settings"."version" + 1` }),
    )
    .execute();
}
