import type { FastifyRequest } from 'fastify';
import { DAY, HOUR } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import { networkOf } from '~/platform/http/network';
import type { Limit } from '~/platform/limits/limit';
import { take } from '~/platform/limits/limiter';
import { refusalFor } from '~/platform/limits/refusals';

/** Counted in kilobytes, which both engines can count up for long. */
const KB = 1024;
const MB_IN_KB = 1024;
/** Forty CVs of the largest size from one office. */
const OF_NETWORK: Limit = { name: 'uploads', most: 200 * MB_IN_KB, windowMs: DAY, returnable: true };
/** Two hundred and fifty pictures of the largest size. */
const OF_STAFF: Limit = { ...OF_NETWORK, most: 2000 * MB_IN_KB };
/** What stands around a file: the fields of its form. */
const FIELDS_BYTES = 100 * KB;

/**
 * Takes of what one network, or one account of the staff, may send in files within a day, whatever becomes of it: refused
 * and spam, too, have used the disk. All that may come is taken before it is read, so that many at once do not slip through
 * together. Answers how to give back what did not come: to announce a file and hang up uses up nobody's day.
 */
export async function takeUpload({ caller, headers, ip }: FastifyRequest, db: Database, maxBytes: number) {
  const said = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  // No more than that is ever kept of one: a film sent by mistake does not use up the day of an office.
  const taken = inKb(Math.min(said, maxBytes + FIELDS_BYTES));
  const share = caller ? ([OF_STAFF, caller] as const) : ([OF_NETWORK, networkOf(ip)] as const);
  const { waitMs, giveBack } = await take(db, share, taken);
  if (waitMs > 0) throw shareUsedUp(waitMs, caller !== undefined);
  // A file may fail to be counted down; it is not to fail for that.
  return (received: number) => giveBack(taken - Math.max(1, inKb(received))).catch(() => undefined);
}

const inKb = (bytes: number) => Math.ceil(bytes / KB);

function shareUsedUp(waitMs: number, isStaff: boolean) {
  const hours = Math.max(1, Math.ceil(waitMs / HOUR));
  const from = isStaff ? 'with your account' : 'from your network';
  const when = hours === 1 ? 'an hour' : `${hours} hours`;
  return refusalFor(waitMs, `Too many files have been sent ${from} today. Please try again in ${when}.`);
}
