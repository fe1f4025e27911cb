import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '~/lib/errors';
import { networkOf } from '~/lib/network';
import { DAY, fromNow, HOUR, MINUTE, now, SECOND } from '~/lib/time';
import type { Database } from '~/server/db/schema';

/** How many tries are free, and how long the next one waits: from the first wait on it doubles, up to the longest. */
interface Rule {
  free: number;
  firstWaitMs: number;
  longestWaitMs: number;
  forgottenAfterMs: number;
}
const SLOWER = { firstWaitMs: 2 * SECOND, longestWaitMs: 15 * MINUTE };
const ACCOUNT: Rule = { free: 5, ...SLOWER, forgottenAfterMs: DAY };
const ADDRESS: Rule = { free: 20, ...SLOWER, forgottenAfterMs: HOUR };
const KNOWN_FOR_MS = 90 * DAY;

/** Kept in the database, so that it holds across processes and restarts; hashed, so that it names nobody. */
const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** A moment of its own: the clock's "now" of one try may lie after the "now" of another that runs beside it. */
const NO_WAIT = new Date(0).toISOString();

/** Counts a try BEFORE it is made, in one statement, so that a thousand at once cannot slip through together. */
async function claim(db: Database, key: string, rule: Rule) {
  const doublings = Math.ceil(Math.log2(rule.longestWaitMs / rule.firstWaitMs));
  const growing = Array.from({ length: doublings }, (_, step) => {
    return sql`when "throttles"."failures" < ${rule.free + step} then ${fromNow(rule.firstWaitMs * 2 ** step)}`;
  });
  const forgotten = sql<boolean>`"throttles"."expiresAt" < ${now()}`;
  const free = sql<boolean>`${forgotten} or "throttles"."failures" < ${rule.free - 1}`;
  const steps = sql.join([sql`when ${free} then ${NO_WAIT}`, ...growing], sql` `);
  const claimed = await db
    .insertInto('throttles')
    .values({ key, failures: 1, blockedUntil: NO_WAIT, expiresAt: fromNow(rule.forgottenAfterMs) })
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
  if (claimed) return;
  const row = await db
    .selectFrom('throttles')
    .select('blockedUntil')
    .where('key', '=', key)
    .executeTakeFirst();
  const seconds = Math.max(1, Math.ceil((Date.parse(row?.blockedUntil ?? now()) - Date.now()) / SECOND));
  throw new AppError(
    429,
    'too_many_requests',
    `Too many tries. Please wait ${seconds} seconds and try again.`,
    undefined,
    {
      'Retry-After': String(seconds),
    },
  );
}

/**
 * Guards a login. Tries are counted per address and per account; from a network where the account's owner has logged
 * in before they are counted apart, so that a stranger's guesses never lock the owner out.
 */
export async function claimLogin(db: Database, email: string, ip: string) {
  const from = networkOf(ip);
  const addressKey = keyOf('address', from);
  const knownKey = keyOf('known', email, from);
  const known = await db
    .selectFrom('throttles')
    .select('key')
    .where('key', '=', knownKey)
    .where('expiresAt', '>', now())
    .executeTakeFirst();
  const accountKey = known ? keyOf('account', email, from) : keyOf('account', email);
  await claim(db, addressKey, ADDRESS);
  await claim(db, accountKey, ACCOUNT);
  return async function succeeded() {
    await db.deleteFrom('throttles').where('key', '=', accountKey).execute();
    await db
      .updateTable('throttles')
      .set({ failures: sql`"failures" - 1` })
      .where('key', '=', addressKey)
      .execute();
    await db
      .insertInto('throttles')
      .values({ key: knownKey, failures: 0, blockedUntil: NO_WAIT, expiresAt: fromNow(KNOWN_FOR_MS) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ expiresAt: fromNow(KNOWN_FOR_MS) }))
      .execute();
  };
}

const LINK_MAILS: Rule = { free: 3, firstWaitMs: HOUR, longestWaitMs: HOUR, forgottenAfterMs: HOUR };

/** Whether one more mail of that kind may go to this address within the hour. */
const claimMail = (db: Database, kind: 'reset' | 'verify', email: string): Promise<boolean> =>
  claim(db, keyOf(kind, email), LINK_MAILS).then(
    () => true,
    (refused) => {
      if (refused instanceof AppError) return false;
      throw refused;
    },
  );

export const claimResetMail = (db: Database, email: string) => claimMail(db, 'reset', email);
export const claimVerifyMail = (db: Database, email: string) => claimMail(db, 'verify', email);

export const forgetOldThrottles = (db: Database) =>
  db.deleteFrom('throttles').where('expiresAt', '<', now()).execute();
