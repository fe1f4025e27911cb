import type { DatabaseTransaction } from '~/platform/db/schema';

/** Whether nobody has done it before, in this process or another: whoever is told so does it in this transaction. */
export async function onceOnly(trx: DatabaseTransaction, name: string, expiresAt: string) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('reminders')
    .values({ name, expiresAt })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
