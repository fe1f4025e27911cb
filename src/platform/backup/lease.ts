import { randomUUID } from 'node:crypto';
import { fromNow, MINUTE, now } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import { BackupFault } from './fault';

const NAME = 'backup';
/** A process that dies while it makes a backup is forgotten after this long. */
const LEASE_MS = 5 * MINUTE;
const RENEW_EVERY_MS = MINUTE;
const NEVER = new Date(0).toISOString();

interface Lease {
  /** Throws when it was lost on the way: files may have gone that the backup needs. */
  confirm(): Promise<void>;
  /** The backup is made; the next one is due a while after this. */
  done(): Promise<void>;
}

/**
 * One backup at a time, whichever process or machine makes it. While it is made no file is removed (see files/named/pending-deletions.ts): the
 * lease is written before the database is looked at, and whoever removes a file looks for a lease after the record has let
 * go of it. So a file that the backup's rows name is there until it is over. Undefined: another one is under way, or
 * the last one was made after `dueBefore`.
 */
export async function withBackupLease<Result>(
  db: Database,
  dueBefore: string | undefined,
  work: (lease: Lease) => Promise<Result>,
): Promise<Result | undefined> {
  const holder = randomUUID();
  const mine = () => db.updateTable('leases').where('name', '=', NAME).where('holder', '=', holder);
  const expiresAt = fromNow(LEASE_MS);
  const taken = await db
    .insertInto('leases')
    .values({ name: NAME, holder, expiresAt, doneAt: NEVER })
    .onConflict((conflict) => {
      const free = conflict
        .column('name')
        .doUpdateSet({ holder, expiresAt })
        .where('leases.expiresAt', '<=', now());
      return dueBefore === undefined ? free : free.where('leases.doneAt', '<=', dueBefore);
    })
    .returning('holder')
    .executeTakeFirst();
  if (!taken) return undefined;

  const renew = () =>
    mine()
      .set({ expiresAt: fromNow(LEASE_MS) })
      .where('expiresAt', '>', now())
      .returning('holder')
      .executeTakeFirst();
  // A renewal that fails is made up for by the next; one that comes too late is found out by `confirm`.
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_EVERY_MS);
  timer.unref();
  try {
    return await work({
      async confirm() {
        if (!(await renew()))
          throw new BackupFault('The backup was held up for too long and is not whole. Please try again.');
      },
      async done() {
        await mine().set({ doneAt: now() }).execute();
      },
    });
  } finally {
    clearInterval(timer);
    // What cannot be given back now runs out by itself.
    await mine()
      .set({ expiresAt: now() })
      .execute()
      .catch(() => undefined);
  }
}

export async function isBackupUnderWay(db: Database): Promise<boolean> {
  const lease = await db
    .selectFrom('leases')
    .select('holder')
    .where('name', '=', NAME)
    .where('expiresAt', '>', now())
    .executeTakeFirst();
  return lease !== undefined;
}
