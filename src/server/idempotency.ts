import { createHash } from 'node:crypto';
import { DAY, fromNow, now } from '~/lib/time';
import type { Database, DatabaseTransaction } from './db/schema';

const REMEMBERED_MS = DAY;

/**
 * Does the work once per key and answers every repeat with the first answer. The key is written first: a second request
 * that comes while the first is still at work waits for its transaction.
 */
export async function once<Answer extends object>(
  trx: DatabaseTransaction,
  name: string,
  work: () => Promise<Answer>,
): Promise<object> {
  const key = createHash('sha256').update(name).digest('base64url');
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotencyKeys')
    .values({ key, answer: '{}', expiresAt: fromNow(REMEMBERED_MS) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) {
    const answer = await work();
    await trx
      .updateTable('idempotencyKeys')
      .set({ answer: JSON.stringify(answer) })
      .where('key', '=', key)
      .execute();
    return answer;
  }
  const first = await trx
    .selectFrom('idempotencyKeys')
    .select('answer')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return first.answer;
}

export const forgetOldKeys = (db: Database) =>
  db.deleteFrom('idempotencyKeys').where('expiresAt', '<', now()).execute();
