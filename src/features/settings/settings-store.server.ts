import { sql } from 'kysely';
import type { z } from 'zod';
import { OutdatedError } from '~/lib/errors';
import type { Database } from '~/platform/db/schema';

/** What admins have settled, or what holds until they have. */
export async function readSetting<Schema extends z.ZodType>(
  db: Database,
  name: string,
  schema: Schema,
  unsettled: z.output<Schema>,
): Promise<z.output<Schema>> {
  const stored = await storedAs(db, name);
  return stored ? schema.parse(stored.value) : unsettled;
}

/** The same with its version, which is 0 until somebody has settled it. */
export async function readVersioned<Schema extends z.ZodType<object>>(
  db: Database,
  name: string,
  schema: Schema,
  unsettled: z.output<Schema>,
): Promise<z.output<Schema> & { version: number }> {
  const stored = await storedAs(db, name);
  return stored ? { ...schema.parse(stored.value), version: stored.version } : { ...unsettled, version: 0 };
}

const storedAs = (db: Database, name: string) =>
  db.selectFrom('settings').select(['value', 'version']).where('name', '=', name).executeTakeFirst();

/** Answers the version that it has now. Whoever has seen another one than there is changes nothing: undefined. */
export async function writeSetting(db: Database, name: string, setting: object, seen: number | undefined) {
  const value = JSON.stringify(setting);
  const written = await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => {
      const update = conflict.column('name').doUpdateSet({ value, version: sql`"settings"."version" + 1` });
      return seen === undefined ? update : update.where('settings.version', '=', seen);
    })
    .returning('version')
    .executeTakeFirst();
  return written?.version;
}

/** Both sides are told, as they are of records. */
export const settledMeanwhile = (current: object) =>
  new OutdatedError(current, 'Somebody has changed these settings meanwhile. Nothing was saved.');
