import type { FastifyRequest } from 'fastify';
import { AppError } from '~/lib/errors';
import { networkOf } from '~/lib/network';
import { DAY, HOUR, SECOND } from '~/lib/time';
import type { Database } from '~/server/db/schema';
import { sharedCount } from '~/server/shared-limits';

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
 * spam, too, have used the disk. Counted before it is read, by the length that it says it has, so that many at once do not
 * slip through together. Answers how to count what did not say its length.
 */
export async function claimUpload(request: FastifyRequest, db: Database, maxBytes: number) {
  const said = Number(request.headers['content-length'] ?? Number.NaN);
  // No more than that is ever kept of one: a film sent by mistake does not use up the day of an office.
  const counted = Number.isNaN(said) ? KB : Math.min(said, maxBytes + FIELDS_BYTES);
  await count(request, db, counted);
  return async (received: number) => {
    if (Number.isNaN(said)) await count(request, db, Math.min(received, maxBytes)).catch(() => undefined);
  };
}

/** In kilobytes, which both engines can count up for long. */
async function count({ caller, ip }: FastifyRequest, db: Database, bytes: number) {
  const most = Math.floor((caller ? STAFF_BYTES_A_DAY : PUBLIC_BYTES_A_DAY) / KB);
  const name = `${caller ?? networkOf(ip)} uploads`;
  const { current, until } = await sharedCount(db)(name, DAY, most, Math.ceil(bytes / KB));
  if (current > most) throw shareUsedUp(until - Date.now(), caller !== undefined);
}

function shareUsedUp(waitMs: number, isStaff: boolean) {
  const hours = Math.max(1, Math.ceil(waitMs / HOUR));
  const from = isStaff ? 'with your account' : 'from your network';
  const when = hours === 1 ? 'an hour' : `${hours} hours`;
  const sentence = `Too many files have been sent ${from} today. Please try again in ${when}.`;
  const headers = { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / SECOND))) };
  return new AppError(429, 'too_many_requests', sentence, undefined, headers);
}
