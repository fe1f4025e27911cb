import type { DatabaseTransaction } from '~/platform/db/schema';

/** Something was said to or by a person: the last exchange with them is not before that. */
export async function noteExchange(trx: DatabaseTransaction, personId: unknown, at: string) {
  if (typeof personId !== 'string') return;
  await trx
    .updateTable('people')
    .set({ lastAt: at })
    .where('_id', '=', personId)
    .where('lastAt', '<', at)
    .execute();
}
