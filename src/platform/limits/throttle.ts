import { sql } from 'kysely';
import { AppError } from '~/lib/errors';
import { networkOf } from '~/lib/network';
import { DAY, fromNow, HOUR, MINUTE, now, SECOND } from '~/lib/time';
import { shareCommit } from '~/platform/db/engine/share-commit';
import type { Database } from '~/platform/db/schema';
import { claim, keyOf, NO_WAIT, type Rule } from './claim';

const SLOWER = { firstWaitMs: 2 * SECOND, longestWaitMs: 15 * MINUTE };
const ACCOUNT: Rule = { free: 5, ...SLOWER, forgottenAfterMs: DAY };
const ADDRESS: Rule = { free: 20, ...SLOWER, forgottenAfterMs: HOUR };
const once = (free: number): Rule => ({ free, firstWaitMs: DAY, longestWaitMs: DAY, forgottenAfterMs: DAY });
/** The first try that a network makes at an account in a day is judged, whatever others have tried; but see below. */
const FIRST_TRY = once(1);
/** So many networks may make one at the same account. Then those that are not known wait, or reset the password. */
const FIRST_TRIES = once(2000);
const KNOWN_FOR_MS = 90 * DAY;

interface Caller {
  email: string;
  ip: string;
  /** The secret of the cookie that a login has left in this browser. */
  device: string | undefined;
}

const keysOf = ({ email, ip, device }: Caller) => {
  const network = networkOf(ip);
  return {
    address: keyOf('address', network),
    account: keyOf('account', email),
    firstTry: keyOf('first try', email, network),
    firstTries: keyOf('first tries', email),
    network: { known: keyOf('known', email, network), tries: keyOf('account', email, network) },
    device: device && {
      known: keyOf('known device', email, device),
      tries: keyOf('account on device', email, device),
    },
  };
};

/**
 * Guards a login, in a way that a stranger's guesses never lock the owner out. On a device, or from a network, where the
 * owner has logged in before, tries are counted apart. All others share one count for the account, beside one for
 * their address; only the first try of each network is judged even when that count is used up, and answered as if it
 * had not been, should it prove wrong.
 */
export async function claimLogin(db: Database, caller: Caller) {
  const keys = keysOf(caller);
  const places = [...(keys.device ? [keys.device] : []), keys.network];
  const known = await db
    .selectFrom('throttles')
    .select('key')
    .where(
      'key',
      'in',
      places.map((place) => place.known),
    )
    .where('expiresAt', '>', now())
    .execute();
  const own = places.find((place) => known.some(({ key }) => key === place.known));
  let refusal: AppError | undefined;
  if (own) {
    refuse(await claim(db, own.tries, ACCOUNT));
  } else {
    refuse(await claim(db, keys.address, ADDRESS));
    const isFirst = !(await claim(db, keys.firstTry, FIRST_TRY));
    if (isFirst) refuse(await claim(db, keys.firstTries, FIRST_TRIES));
    refusal = await claim(db, keys.account, ACCOUNT);
    if (!isFirst) refuse(refusal);
  }
  return {
    /** What a wrong password is answered with in place of "wrong". */
    refusal,
    async succeeded() {
      const used = own ? [own.tries] : [keys.account, keys.firstTry];
      await db.deleteFrom('throttles').where('key', 'in', used).execute();
      if (!own) {
        const less = db.updateTable('throttles').set({ failures: sql`"failures" - 1` });
        await less.where('key', 'in', [keys.address, keys.firstTries]).execute();
      }
      await remember(db, keys.network.known);
    },
  };
}

/** Codes are short: who has the password may not guess them either. Answers how to forget the tries after a right one. */
export async function claimCode(db: Database, email: string) {
  const key = keyOf('code', email);
  refuse(await claim(db, key, ACCOUNT));
  return async () => {
    await db.deleteFrom('throttles').where('key', '=', key).execute();
  };
}

function refuse(refusal: AppError | undefined) {
  if (refusal) throw refusal;
}

async function remember(db: Database, key: string) {
  await db
    .insertInto('throttles')
    .values({ key, failures: 0, blockedUntil: NO_WAIT, expiresAt: fromNow(KNOWN_FOR_MS) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ expiresAt: fromNow(KNOWN_FOR_MS) }))
    .execute();
}

/** The cookie of a browser's session outlives the session: by it the owner is known again, wherever they are. */
export const rememberDevice = (db: Database, email: string, device: string) =>
  remember(db, keyOf('known device', email, device));

/** Whoever has opened a link that was mailed to the owner is the owner: what strangers have tried counts no more. */
export async function forgiveTries(db: Database, email: string, ip: string) {
  const { account, firstTry, firstTries, network } = keysOf({ email, ip, device: undefined });
  const tries = [
    account,
    firstTry,
    firstTries,
    network.tries,
    keyOf('code', email),
    ...CHANGED.map((what) => changesOf(what, email)),
  ];
  await db.deleteFrom('throttles').where('key', 'in', tries).execute();
  await remember(db, network.known);
}

const CHANGES: Rule = { free: 5, firstWaitMs: HOUR, longestWaitMs: HOUR, forgottenAfterMs: HOUR };
const CHANGED = ['password', 'second factor'] as const;
const changesOf = (what: (typeof CHANGED)[number], email: string) => keyOf(`${what} change`, email);

/** In the transaction of the change, so that only those count that happen: the owner is mailed of each. */
const mayChange =
  (what: (typeof CHANGED)[number], happened: string) => async (trx: Database, email: string) => {
    if (!(await claim(trx, changesOf(what, email), CHANGES))) return;
    const words = `The ${what} was ${happened} five times within an hour. Try again in an hour, or reset the password by mail.`;
    throw new AppError(429, 'too_many_requests', words, undefined, { 'Retry-After': String(HOUR / SECOND) });
  };

export const claimPasswordChange = mayChange('password', 'changed');
/** To remove one is always possible, and no more often than it is set up. */
export const claimSecondFactor = mayChange('second factor', 'set up');

const MAILS: Rule = { free: 3, firstWaitMs: HOUR, longestWaitMs: HOUR, forgottenAfterMs: HOUR };

/** Whether one more mail of that kind may go to this address within the hour. */
const mayMail = (kind: 'reset' | 'verify' | 'invite' | 'receipt') => async (db: Database, email: string) =>
  !(await claim(db, keyOf(kind, email), MAILS));

export const claimResetMail = mayMail('reset');
export const claimVerifyMail = mayMail('verify');
export const claimInviteMail = mayMail('invite');
export const claimReceipt = (db: Database, email: string) =>
  shareCommit(db, (shared) => mayMail('receipt')(shared, email));

export const forgetOldThrottles = (db: Database) =>
  db.deleteFrom('throttles').where('expiresAt', '<', now()).execute();
