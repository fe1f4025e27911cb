import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '~/lib/errors';
import { fromNow, now, SECOND } from '~/lib/time';
import type { Database } from '~/platform/db/schema';

/** How many tries are free, and how long the next one waits: from the first wait on it doubles, up to the longest. */
export interface Rule {
  free: number;
  firstWaitMs: number;
  longestWaitMs: number;
  forgottenAfterMs: number;
}

/** Kept in the database, so that it holds across processes and restarts; hashed, so that it names nobody. */
export const keyOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** A moment of its own: the clock's "now" of one try may lie after the "now" of another that runs beside it. */
export const NO_WAIT = new Date(0).toISOString();

/**
 * Counts a try BEFORE it is made, in one statement, so that a thousand at once cannot slip through together. Answers
 * the refusal, if there is to be one.
 */
export async function claim(db: Database, key: string, rule: Rule): Promise<AppError | undefined> {
  const doublings = Math.ceil(Math.log2(rule.longestWaitMs / rule.firstWaitMs));
  const growing = Array.from({ length: doublings }, (_, step) => {
    return sql`when "throttles"."failures" < ${rule.free + step} then ${fromNow(rule.firstWaitMs * 2 ** step)}`;
  });
  const forgotten = sql<boolean>`"throttles"."expiresAt" < ${now()}`;
  const free = sql<boolean>`${forgotten} or "throttles"."failures" < ${rule.free - 1}`;
  const firstWait = rule.free > 1 ? NO_WAIT : fromNow(rule.firstWaitMs);
  const steps = sql.join([sql`when ${free} then ${NO_WAIT}`, ...growing], sql` `);
  const claimed = await db
    .insertInto('throttles')
    .values({ key, failures: 1, blockedUntil: firstWait, expiresAt: fromNow(rule.forgottenAfterMs) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures: sql`case when ${forgotten} then 1 else "throttles"."failures" + 1 end`,
          blockedUntil: sql`case ${steps} else ${fromNow(rule.longestWaitMs)} end`,
          expiresAt: fromNow(rule.forgottenAfterMs),
        })
        .where('throttles.blockedUntil', '<=', now()),
    )
    .returning('failures')
    .executeTakeFirst();
  if (claimed) return undefined;
  const row = await db
    .selectFrom('throttles')
    .select('blockedUntil')
    .where('key', '=', key)
    .executeTakeFirst();
  return tooManyTries(Math.max(SECOND, Date.parse(row?.blockedUntil ?? now()) - Date.now()));
}

function tooManyTries(waitMs: number) {
  const seconds = Math.ceil(waitMs / SECOND);
  const words = `Too many tries. Please wait ${seconds} seconds and try again.`;
  return new AppError(429, 'too_many_requests', words, undefined, { 'Retry-After': String(seconds) });
}
