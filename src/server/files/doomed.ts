import { fromNow, HOUR, now } from '~/lib/time';
import type { AnyRecord } from '~/resources/resource';
import { isBackupUnderWay } from '~/server/backup/lease';
import type { Database } from '~/server/db/schema';
import type { AfterChange } from '~/server/record-changes';
import type { FileStore } from './store';

/** Longer than any upload takes. */
const GRACE_MS = HOUR;

/**
 * A file is doomed before it is stored, until a record points at it, and again when that record lets go of it.
 * A process that dies in between leaves nothing behind that the sweep does not find.
 */
export async function doomFiles(db: Database, keys: readonly string[]) {
  if (keys.length === 0) return;
  const rows = keys.map((key) => ({ key, doomedAt: now() }));
  await db
    .insertInto('doomedFiles')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** In the transaction that writes the record. */
export async function keepFiles(db: Database, keys: readonly string[]) {
  if (keys.length > 0) await db.deleteFrom('doomedFiles').where('key', 'in', keys).execute();
}

/** What a record points at is kept; what an edit has replaced is doomed. */
export const followFiles =
  (filesOf: (row: AnyRecord) => readonly string[]): AfterChange =>
  async (trx, { before, after }) => {
    if (!after) return;
    const kept = filesOf(after);
    await keepFiles(trx, kept);
    if (before)
      await doomFiles(
        trx,
        filesOf(before).filter((key) => !kept.includes(key)),
      );
  };

/** Only what is doomed still: a record may have been written although the answer to it was lost on the way. */
export async function removeDoomed(db: Database, files: FileStore, keys: readonly string[]) {
  // The rows that the backup holds may still name them; the sweep comes back for them.
  if (keys.length === 0 || (await isBackupUnderWay(db))) return;
  const doomed = await db.selectFrom('doomedFiles').select('key').where('key', 'in', keys).execute();
  for (const { key } of doomed) {
    await files.remove(key);
    await db.deleteFrom('doomedFiles').where('key', '=', key).execute();
  }
}

export async function sweepDoomed(db: Database, files: FileStore) {
  const doomed = await db
    .selectFrom('doomedFiles')
    .select('key')
    .where('doomedAt', '<', fromNow(-GRACE_MS))
    .limit(500)
    .execute();
  await removeDoomed(
    db,
    files,
    doomed.map(({ key }) => key),
  );
}
