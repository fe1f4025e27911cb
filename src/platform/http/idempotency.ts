import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { DAY, fromNow, now } from '~/lib/time';
import { verifyPassword } from '~/platform/auth/passwords/password';
import type { DatabaseTransaction } from '~/platform/db/schema';

const KEY_LIFETIME_MS = DAY;

/** A password that was said as well, and its slow, salted hash: of a plain one it could be guessed from. */
interface Secret {
  password: string;
  passwordHash: string;
}

/**
 * Does the work once per key and answers every repeat with the first answer. The key is written first: a second request
 * that comes while the first is still at work waits for its transaction. A key whose day is over is as good as new.
 */
async function once<Answer extends object>(
  trx: DatabaseTransaction,
  { key, fingerprint, secret }: { key: string; fingerprint: string; secret: Secret | undefined },
  work: () => Promise<Answer>,
): Promise<object> {
  const storedFingerprint = secret ? `${fingerprint} ${secret.passwordHash}` : fingerprint;
  const row = { answer: '{}', fingerprint: storedFingerprint, expiresAt: fromNow(KEY_LIFETIME_MS) };
  const taken = await trx
    .insertInto('idempotencyKeys')
    .values({ key, ...row })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(row).where('idempotencyKeys.expiresAt', '<', now()),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken) {
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
    .select(['answer', 'fingerprint'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const [said, passwordHash] = first.fingerprint.split(' ');
  if (said !== fingerprint) throw keyReused();
  if (secret && !(await verifyPassword(secret.password, passwordHash))) throw keyReused();
  return first.answer;
}

const keyReused = () =>
  new AppError(
    422,
    'key_reused',
    'Something else was sent under the same key before, so this was not kept. Please send it again.',
  );

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** What a caller may send to be sure that a second try does nothing twice. */
export const idempotencyHeaders = z.object({ 'idempotency-key': z.string().min(8).max(200).optional() });

/**
 * The same for a route. A key stands for what was said under it, files included. Where it comes again with something else
 * to say that is refused, in words: to answer it as a repeat would lose what it says. Somebody else's key is another one.
 */
export async function onceFor<Answer extends object>(
  request: FastifyRequest,
  trx: DatabaseTransaction,
  said: unknown,
  work: () => Promise<Answer>,
  secret?: Secret,
): Promise<object> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return work();
  const who = request.session?.user._id ?? '';
  const name = `${request.method} ${request.routeOptions.url} ${who} ${key}`;
  return once(trx, { key: hashOf(name), fingerprint: hashOf(JSON.stringify(said)), secret }, work);
}
