import { sql } from 'kysely';
import { SECOND } from '~/lib/time';
import type { Database } from '../schema';
import { engineOf } from './engine';
import { isBusy } from './faults';

const AGAIN_MS = 2 * SECOND;
const waiting = new WeakSet<Database>();

/**
 * SQLite keeps what was written last in a file of its own, where it may stand for long after it was erased: this copies it home,
 * and empties that file. Whoever reads just now keeps it from that; then it is tried again until they are done.
 */
export async function emptyWriteAheadLog(db: Database) {
  if (engineOf(db) !== 'sqlite' || (await isEmptied(db)) || waiting.has(db)) return;
  waiting.add(db);
  const again = () => {
    waiting.delete(db);
    void emptyWriteAheadLog(db);
  };
  setTimeout(again, AGAIN_MS).unref();
}

/** A database that is closed meanwhile was emptied by that; any other fault is left to the next housekeeping. */
async function isEmptied(db: Database) {
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    return rows[0]?.busy !== 1;
  } catch (fault) {
    return !isBusy(fault);
  }
}
