import { idOf } from '~/platform/db/ids';
import type { Database } from '~/platform/db/schema';

const MOMENTS = [
  ['history', 'at'],
  ['activities', 'at'],
  ['notifications', 'createdAt'],
] as const;

/**
 * What was written since a moment of the fill happened at another one: what the history, the timeline and the bell say of it follows.
 * Nobody is mailed about it.
 */
export async function moveIntoThePast(db: Database, since: string, moment: number) {
  for (const [table, field] of MOMENTS) {
    const written = await db
      .selectFrom(table)
      .select('_id')
      .where(field, '>=', since)
      .orderBy('_id')
      .execute();
    for (const [order, { _id }] of written.entries())
      await db
        .updateTable(table)
        .set({ _id: idOf(moment, order), [field]: new Date(moment).toISOString() })
        .where('_id', '=', _id)
        .execute();
  }
  await db.deleteFrom('outbox').where('createdAt', '>=', since).execute();
}
