import { now } from '~/lib/time';
import type { DatabaseTransaction } from '~/platform/db/schema';

/** Nothing was said on a day to come, whatever a note or a spreadsheet says: what is counted from there would never end. */
export const untilNow = (at: string, present = now()) => (at > present ? present : at);

/** Something was said to or by a person: the last exchange with them is not before that. */
export async function noteExchange(trx: DatabaseTransaction, personId: unknown, at: string) {
  if (typeof personId !== 'string') return;
  const lastAt = untilNow(at);
  await trx
    .updateTable('people')
    .set({ lastAt })
    .where('_id', '=', personId)
    .where('lastAt', '<', lastAt)
    .execute();
}
