import type { AppError } from '~/lib/errors';
import { DAY, HOUR, MINUTE, SECOND } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import { networkOf } from '~/platform/http/network';
import type { Limit, Share } from '~/platform/limits/limit';
import { forget, take } from '~/platform/limits/limiter';
import { refuseIfWaiting, tooManyTries } from '~/platform/limits/refusals';
import { proofShares } from '../proof-limits.server';
import { addKnownPlace, knownPlace, type Place } from './known-places.server';

const SLOWER = { firstMs: 2 * SECOND, longestMs: 15 * MINUTE };
const FOR_A_DAY = { windowMs: DAY, waits: { firstMs: DAY, longestMs: DAY } };
const OF_NETWORK: Limit = { name: 'tries of a network', most: 20, windowMs: HOUR, waits: SLOWER };
const AT_ACCOUNT: Limit = { name: 'tries at an account', most: 5, windowMs: DAY, waits: SLOWER };
const FROM_KNOWN_PLACE: Limit = { ...AT_ACCOUNT, name: 'tries from a known place' };
/** So many wrong ones from all known places together: who once had the password may have made any number of them. */
const FROM_KNOWN_PLACES: Limit = {
  name: 'tries from known places',
  most: 100,
  windowMs: DAY,
  returnable: true,
};
/** The first try that a network makes at an account in a day is judged, whatever others have tried; but see below. */
const FIRST_TRY: Limit = { name: 'first try of a network', most: 1, ...FOR_A_DAY };
/** So many networks may make one at the same account. Then those that are not known wait, or reset the password. */
const FIRST_TRIES: Limit = { name: 'first tries at an account', most: 2000, ...FOR_A_DAY };
const NEW_DEVICES: Limit = { name: 'new devices', most: 50, windowMs: DAY };

interface Caller {
  email: string;
  ip: string;
  /** The secret of the cookie that a login has left in this browser. */
  device: string | undefined;
}

const networkPlace = (email: string, ip: string): Place => ({ kind: 'network', email, at: networkOf(ip) });
const triesFrom = ({ kind, email, at }: Place): Share => [FROM_KNOWN_PLACE, `${kind} ${email} ${at}`];
const firstTryFrom = ({ email, at }: Place): Share => [FIRST_TRY, `${email} ${at}`];

/**
 * Takes a try at a login, in a way that a stranger's guesses never lock the owner out. On a device, or from a network, where
 * the owner has logged in before, tries are counted apart, as long as all such places together make few. All others share one count for the account, beside one for
 * their network; only the first try of each network is judged even when that count is used up, and answered as if it
 * had not been, should it prove wrong.
 */
export async function takeLogin(db: Database, { email, ip, device }: Caller) {
  const network = networkPlace(email, ip);
  const places: Place[] = [...(device ? [{ kind: 'device' as const, email, at: device }] : []), network];
  const place = await knownPlace(db, places);
  const { refusal, undo } = (place && (await takeFrom(db, place))) ?? (await takeAsStranger(db, network));
  return {
    /** What a wrong password is answered with in place of "wrong". */
    refusal,
    async succeeded() {
      await undo();
      await addKnownPlace(db, network);
    },
  };
}

interface TakenTry {
  refusal?: AppError | undefined;
  /** A login that succeeds counts for nothing, nor do those before it. */
  undo(): Promise<unknown>;
}

/** Undefined: of known places there were too many tries, and this one is worth no more than any other. */
async function takeFrom(db: Database, place: Place): Promise<TakenTry | undefined> {
  await takeOrRefuse(db, triesFrom(place));
  const ofAll = await take(db, [FROM_KNOWN_PLACES, place.email]);
  if (ofAll.waitMs > 0) return undefined;
  return {
    async undo() {
      await forget(db, [triesFrom(place)]);
      await ofAll.giveBack();
    },
  };
}

async function takeAsStranger(db: Database, network: Place): Promise<TakenTry> {
  const { email, at } = network;
  const ofNetwork = await takeOrRefuse(db, [OF_NETWORK, at]);
  const isFirst = (await take(db, firstTryFrom(network))).waitMs === 0;
  const firstTries = isFirst ? await takeOrRefuse(db, [FIRST_TRIES, email]) : undefined;
  const { waitMs } = await take(db, [AT_ACCOUNT, email]);
  if (!isFirst) refuseIfWaiting(waitMs, tooManyTries);
  return {
    refusal: waitMs > 0 ? tooManyTries(waitMs) : undefined,
    async undo() {
      await forget(db, [[AT_ACCOUNT, email], firstTryFrom(network)]);
      await ofNetwork.giveBack();
      await firstTries?.giveBack();
    },
  };
}

async function takeOrRefuse(db: Database, share: Share) {
  const taken = await take(db, share);
  refuseIfWaiting(taken.waitMs, tooManyTries);
  return taken;
}

/**
 * The cookie of a browser's session outlives the session: by it the owner is known again, wherever they are. Each is remembered for
 * months, and anybody with an account can log in without end: of more in a day than anybody has the rest are not.
 */
export async function addKnownDevice(db: Database, email: string, device: string) {
  const { waitMs } = await take(db, [NEW_DEVICES, email]);
  if (waitMs === 0) await addKnownPlace(db, { kind: 'device', email, at: device });
}

/** Whoever has opened a link that was mailed to the owner is the owner: what strangers have tried counts no more. */
export async function forgiveTries(db: Database, email: string, ip: string) {
  const network = networkPlace(email, ip);
  const tries: Share[] = [
    [AT_ACCOUNT, email],
    [FIRST_TRIES, email],
    [FROM_KNOWN_PLACES, email],
    firstTryFrom(network),
    triesFrom(network),
  ];
  await forget(db, [...tries, ...proofShares(email)]);
  await addKnownPlace(db, network);
}
