import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { AppError } from '~/lib/errors';
import { boundedQueue, boundedQueues } from '~/platform/limits/bounded-queue';

const derive = promisify(argon2);
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;
/** How every hash of today's cost begins. */
const TODAY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`;

/** Each hash takes 19 MiB and some tens of milliseconds of a core: a flood of logins must not starve the pages. */
const [AT_ONCE, MOST_WAITING] = [2, 100];
const busy = () =>
  new AppError(503, 'overloaded', 'The server is busy. Please try again in a moment.', undefined, {
    'Retry-After': '5',
  });
const bounded = boundedQueue(AT_ONCE, MOST_WAITING, busy);

/**
 * For what anybody may have checked as often as they like: the crowd of one network does not stand before the next, and leaves
 * half of the work to others.
 */
export const inTurnOfNetwork = boundedQueues(AT_ONCE / 2, MOST_WAITING, busy);

const tag = (password: string, nonce: Buffer, cost: typeof COST | Cost) =>
  bounded(() =>
    derive('argon2id', {
      message: Buffer.from(password.normalize('NFC')),
      nonce,
      tagLength: TAG_BYTES,
      ...cost,
    }),
  );

interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

/**
 * In the PHC string format, so that the cost can be raised later and old hashes still be checked. Nothing is refused
 * here: what a person chooses goes through `hashChosenPassword`.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return phc(salt, await tag(password, salt, COST));
}

/**
 * Undefined for a hash of today's cost. A password is at hand at a login alone, so it is there that an older hash is made
 * anew. What was allowed when it was chosen still opens the account.
 */
export const renewedHash = async (password: string, stored: string | null) =>
  stored?.startsWith(TODAY) ? undefined : hashPassword(password);

const phc = (salt: Buffer, hash: Buffer) =>
  `${TODAY}${salt.toString('base64url')}$${hash.toString('base64url')}`;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Checked in place of a hash that does not exist, so that an unknown email takes as long as a wrong password. */
const NOBODY = phc(Buffer.alloc(16, 7), Buffer.alloc(TAG_BYTES, 7));

export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] =
    PHC.exec(stored ?? NOBODY) ?? PHC.exec(NOBODY) ?? [];
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const computed = await tag(password, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(computed, Buffer.from(hash, 'base64url')) && Boolean(stored);
}
