import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DAY, fromNow, now } from '~/lib/time';
import type { Database, DatabaseTransaction } from './db/schema';

const REMEMBERED_MS = DAY;

/**
 * Does the work once per key and answers every repeat with the first answer. The key is written first: a second request
 * that comes while the first is still at work waits for its transaction.
 */
async function once<Answer extends object>(
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

/** What a caller may send to be sure that a second try does nothing twice. */
export const idempotencyHeaders = z.object({ 'idempotency-key': z.string().min(8).max(200).optional() });

/**
 * The same for a route. A key that comes again with something else to say, or from somebody else, is no repeat: to answer
 * it as one would lose what it says.
 */
export async function onceFor<Answer extends object>(
  request: FastifyRequest,
  trx: DatabaseTransaction,
  said: unknown,
  work: () => Promise<Answer>,
): Promise<object> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return work();
  const who = request.session?.user._id ?? '';
  return once(trx, `${request.routeOptions.url} ${who} ${key} ${JSON.stringify(said)}`, work);
}

export const forgetOldKeys = (db: Database) =>
  db.deleteFrom('idempotencyKeys').where('expiresAt', '<', now()).execute();
