import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE } from '~/lib/time';
import { isBusy } from './engine/faults';
import { OVERWRITES_DELETED, SQLITE_FILE } from './engine/sqlite';

/** Some ten seconds of work. A larger one is left alone: nobody expects a start to take minutes. */
const LARGEST_BYTES = 1024 ** 3;
const LONGEST_WAIT_MS = 5 * MINUTE;
const PAUSE_MS = 200;

/**
 * What was deleted before SQLite was told to overwrite it still stands in the file, in free pages and between the rows. So a file
 * that is older than that is written anew, once, before anybody works on it. Answers what is to be said about it.
 */
export async function rewriteOnce(
  dataDir: string,
  largestBytes = LARGEST_BYTES,
): Promise<string | undefined> {
  const file = path.join(dataDir, SQLITE_FILE);
  if (!fs.existsSync(file)) return undefined;
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    const until = Date.now() + LONGEST_WAIT_MS;
    for (;;) {
      try {
        if (isDone(db)) return undefined;
        const { size } = fs.statSync(file);
        const room = fs.statfsSync(dataDir);
        if (size > largestBytes || room.bavail * room.bsize < 3 * size) return tooLarge(file);
        db.exec(`pragma secure_delete = on; vacuum; pragma user_version = ${OVERWRITES_DELETED}`);
        db.exec('pragma wal_checkpoint(truncate)');
        return `${file} was written anew, once: what was deleted before is gone from it.`;
      } catch (fault) {
        // Another process works on it, perhaps on the same.
        if (!isBusy(fault) || Date.now() > until) throw fault;
        await wait(PAUSE_MS);
      }
    }
  } finally {
    db.close();
  }
}

const isDone = (db: DatabaseSync) =>
  Number(db.prepare('pragma user_version').get()?.user_version) >= OVERWRITES_DELETED;

const tooLarge = (file: string) =>
  `${file} may still hold what was deleted before this version: it is large, or the disk has too little room, so it was not written anew. See "Deleted is gone" in docs/deploy.md.`;
