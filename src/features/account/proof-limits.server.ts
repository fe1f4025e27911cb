import { DAY, HOUR, MINUTE, SECOND } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import type { Limit, Share } from '~/platform/limits/limit';
import { forget, take } from '~/platform/limits/limiter';
import { refusalFor, refuseIfWaiting, tooManyTries } from '~/platform/limits/refusals';

const CODES: Limit = {
  name: 'codes',
  most: 5,
  windowMs: DAY,
  waits: { firstMs: 2 * SECOND, longestMs: 15 * MINUTE },
};

/** Codes are short: who has the password may not guess them either. Answers how to forget the tries after a right one. */
export async function takeCode(db: Database, email: string) {
  const { waitMs } = await take(db, [CODES, email]);
  refuseIfWaiting(waitMs, tooManyTries);
  return () => forget(db, [[CODES, email]]);
}

const changesOf = (what: string): Limit => ({
  name: `changes of the ${what}`,
  most: 5,
  windowMs: HOUR,
  waits: { firstMs: HOUR, longestMs: HOUR },
});
const PASSWORD = changesOf('password');
const SECOND_FACTOR = changesOf('second factor');

/** In the transaction of the change, so that only those count that happen: the owner is mailed of each. */
const takeChange = (limit: Limit, happened: string) => async (trx: Database, email: string) => {
  const words = `The ${happened} five times within an hour. Try again in an hour, or reset the password by mail.`;
  refuseIfWaiting((await take(trx, [limit, email])).waitMs, () => refusalFor(HOUR, words));
};

export const takePasswordChange = takeChange(PASSWORD, 'password was changed');
/** To remove one is always possible, and no more often than it is set up. */
export const takeSecondFactor = takeChange(SECOND_FACTOR, 'second factor was set up');

/** What a reset forgives beside the tries at a login. */
export const proofShares = (email: string): Share[] => [
  [CODES, email],
  [PASSWORD, email],
  [SECOND_FACTOR, email],
];
