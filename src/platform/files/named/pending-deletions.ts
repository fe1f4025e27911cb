import { AppError } from '~/lib/errors';
import { fromNow, HOUR, now } from '~/lib/time';
import type { AnyRecord, Resource } from '~/model/resource';
import { isBackupUnderWay } from '~/platform/backup/lease';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { filesOf } from './files-of';
import { holderOf } from './holder';

/** Longer than any upload takes. */
const GRACE_MS = HOUR;
const BATCH = 100;
/** In one sweep: a store that is away refuses every one. */
const MOST_FAULTS = 100;

/** Where files lie, and the kinds of records that may name one. */
type FileKeeping = Pick<Services, 'db' | 'resources'> & { files: Pick<Services['files'], 'remove'> };

/** A file that could not be removed; it is tried again by the next sweep. */
interface RemovalFault {
  key: string;
  fault: unknown;
}

/**
 * Notes files for deletion: each before it is stored, until a record claims it, and again when that record lets go of it.
 * A process that dies in between leaves nothing behind that the sweep does not find. The note of a file is also its lock:
 * who lets go of it, claims it or removes it does so one after the other.
 */
export async function releaseFiles(db: Database, keys: readonly string[]) {
  if (keys.length === 0) return;
  const rows = keys.map((key) => ({ key, pendingSince: now() }));
  await db
    .insertInto('pendingFileDeletions')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ pendingSince: eb.ref('excluded.pendingSince') })),
    )
    .execute();
}

/**
 * In the transaction that writes the record. Only what was just uploaded can be claimed, and once: so no call can name the
 * file of another record, however it came by the address.
 */
export async function claimFiles(trx: DatabaseTransaction, keys: readonly string[]) {
  if (keys.length === 0) return;
  const claimed = await trx
    .deleteFrom('pendingFileDeletions')
    .where('key', 'in', keys)
    .where('removalStartedAt', 'is', null)
    .returning('key')
    .execute();
  if (claimed.length === keys.length) return;
  throw new AppError(409, 'conflict', 'The file is not there any more. Please send it again.');
}

/** What an edit puts into a record is claimed, and what it takes out is released. */
export async function followFiles(
  trx: DatabaseTransaction,
  resource: Resource,
  { before, after }: { before: AnyRecord; after: AnyRecord },
) {
  const [old, present] = [filesOf(resource, before), filesOf(resource, after)];
  await claimFiles(
    trx,
    present.filter((key) => !old.includes(key)),
  );
  await releaseFiles(
    trx,
    old.filter((key) => !present.includes(key)),
  );
}

/**
 * The one place that removes files. Each by itself, and only when it is noted for deletion, no backup needs it and no record
 * names it any more. Answers those that could not be removed, and those that a backup holds back until it is over.
 */
export async function deletePending(
  keeping: FileKeeping,
  keys: readonly string[],
): Promise<{ faults: RemovalFault[]; postponed: string[] }> {
  const { db, files } = keeping;
  const faults: RemovalFault[] = [];
  const postponed: string[] = [];
  if (keys.length === 0) return { faults, postponed };
  const noted = await db.selectFrom('pendingFileDeletions').select('key').where('key', 'in', keys).execute();
  for (const { key } of noted) {
    try {
      const state = await startRemoval(keeping, key);
      if (state === 'postponed') postponed.push(key);
      if (state !== 'started') continue;
      await files.remove(key);
      await db.deleteFrom('pendingFileDeletions').where('key', '=', key).execute();
    } catch (fault) {
      faults.push({ key, fault });
    }
  }
  return { faults, postponed };
}

/** From here on nothing can claim it. The store is asked afterwards: nobody should wait for it with the database locked. */
const startRemoval = ({ db, resources }: FileKeeping, key: string) =>
  db.transaction().execute(async (trx) => {
    const note = trx.selectFrom('pendingFileDeletions').select('key').where('key', '=', key);
    const found = await (engineOf(trx) === 'postgres' ? note.forUpdate() : note).executeTakeFirst();
    if (!found) return 'not noted';
    if (await isBackupUnderWay(trx)) {
      // The rows that a backup holds may still name it. The next sweep takes it: nobody is about to claim it.
      const due = { pendingSince: fromNow(-GRACE_MS - 1) };
      await trx.updateTable('pendingFileDeletions').set(due).where('key', '=', key).execute();
      return 'postponed';
    }
    if (await holderOf(trx, resources, key)) {
      await trx.deleteFrom('pendingFileDeletions').where('key', '=', key).execute();
      return 'named';
    }
    await trx
      .updateTable('pendingFileDeletions')
      .set({ removalStartedAt: now() })
      .where('key', '=', key)
      .execute();
    return 'started';
  });

/** Those that were never tried first, then those whose last try is the longest ago: none can keep another from its turn. */
export async function sweepPending(
  keeping: FileKeeping,
  isStopped: () => boolean = () => false,
): Promise<RemovalFault[]> {
  const faults: RemovalFault[] = [];
  const seen = new Set<string>();
  const since = now();
  while (faults.length < MOST_FAULTS && !isStopped()) {
    const due = await keeping.db
      .selectFrom('pendingFileDeletions')
      .select('key')
      .where('pendingSince', '<', fromNow(-GRACE_MS))
      .where((eb) => eb.or([eb('removalStartedAt', 'is', null), eb('removalStartedAt', '<', since)]))
      .orderBy((eb) => eb('removalStartedAt', 'is not', null))
      .orderBy('removalStartedAt')
      .orderBy('key')
      .limit(BATCH)
      .execute();
    const fresh = due.map(({ key }) => key).filter((key) => !seen.has(key));
    // What a backup holds back is found again and again.
    if (fresh.length === 0) break;
    for (const key of fresh) seen.add(key);
    faults.push(...(await deletePending(keeping, fresh)).faults);
  }
  return faults;
}
