import type { FastifyRequest } from 'fastify';
import { AppError } from '~/lib/errors';
import { networkOf } from '~/lib/network';
import { DAY, HOUR, SECOND } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import { sharedCount } from '~/platform/limits/shared-limits';

const KB = 1024;
const MB = 1024 * KB;
/** Forty CVs of the largest size from one office. */
const PUBLIC_BYTES_A_DAY = 200 * MB;
/** Two hundred and fifty pictures of the largest size. */
const STAFF_BYTES_A_DAY = 2000 * MB;
/** What stands around a file: the fields of its form. */
const FIELDS_BYTES = 100 * KB;

/**
 * Counts what one network, or one account of the staff, sends in files within a day, whatever becomes of it: refused and
 * spam, too, have used the disk. All that may come is counted before it is read, so that many at once do not slip through
 * together. Answers how to give back what did not come: to announce a file and hang up uses up nobody's day.
 */
export async function claimUpload({ caller, headers, ip }: FastifyRequest, db: Database, maxBytes: number) {
  const said = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  // No more than that is ever kept of one: a film sent by mistake does not use up the day of an office.
  const claimed = inKb(Math.min(said, maxBytes + FIELDS_BYTES));
  const most = inKb(caller ? STAFF_BYTES_A_DAY : PUBLIC_BYTES_A_DAY);
  // Nobody is remembered as having had their share, in this process or another: it may be given back.
  const add = (amount: number) =>
    sharedCount(db)(`${caller ?? networkOf(ip)} uploads`, DAY, Number.POSITIVE_INFINITY, amount);
  const { current, until } = await add(claimed);
  /** A file may fail to be counted down; it is not to fail for that. */
  const giveBack = async (amount: number) => {
    if (amount > 0 && Date.now() < until) await add(-amount).catch(() => undefined);
  };
  if (current > most) {
    await giveBack(claimed);
    throw shareUsedUp(until - Date.now(), caller !== undefined);
  }
  return (received: number) => giveBack(claimed - Math.max(1, inKb(received)));
}

/** In kilobytes, which both engines can count up for long. */
const inKb = (bytes: number) => Math.ceil(bytes / KB);

function shareUsedUp(waitMs: number, isStaff: boolean) {
  const hours = Math.max(1, Math.ceil(waitMs / HOUR));
  const from = isStaff ? 'with your account' : 'from your network';
  const when = hours === 1 ? 'an hour' : `${hours} hours`;
  const sentence = `Too many files have been sent ${from} today. Please try again in ${when}.`;
  const headers = { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / SECOND))) };
  return new AppError(429, 'too_many_requests', sentence, undefined, headers);
}
