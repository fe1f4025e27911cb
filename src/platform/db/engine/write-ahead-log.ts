import { sql } from 'kysely';
import { z } from 'zod';
import { SECOND } from '~/lib/time';
import { onDemandThread } from '~/platform/threads/on-demand-thread';
import type { Database } from '../schema';
import type { Checkpoint } from './checkpoint-thread';
import { engineOf } from './engine';
import { isBusy } from './faults';

const AGAIN_MS = 2 * SECOND;
const LOOK_EVERY_MS = SECOND / 4;
/** 28 MB. SQLite itself copies 64 MB home while everything waits (see sqlite.ts): it must not come to that. */
const MOST_PAGES = 7168;
/** Whoever reads for long, as a backup does, keeps the log from being copied as a whole. */
const REST_MS = 10 * SECOND;
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
    return await copyHome(db, 'truncate');
  } catch (fault) {
    return !isBusy(fault);
  }
}

/** Copies home what was written before SQLite does so in the middle of somebody's commit. Answers how to stop it. */
export function watchWriteAheadLog(db: Database) {
  const timer = setInterval(() => shortenLog(db), LOOK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await looks.get(db)?.under;
  };
}

const looks = new WeakMap<Database, { under?: Promise<void> | undefined; notBefore: number }>();

/** The same at once, for one who fills it faster than it is looked at. Nobody waits for it. */
export function shortenLog(db: Database) {
  if (engineOf(db) !== 'sqlite') return;
  const look = looks.get(db) ?? { notBefore: 0 };
  looks.set(db, look);
  async function shorten() {
    const pages = await pagesIn(db);
    if (pages < MOST_PAGES || Date.now() < look.notBefore) return;
    await copyHome(db, 'restart');
    if ((await pagesIn(db)) >= pages) look.notBefore = Date.now() + REST_MS;
  }
  // What cannot be done now SQLite does by itself when the log is long enough, and says to whoever writes what is wrong.
  look.under ??= shorten()
    .catch(() => {
      look.notBefore = Date.now() + REST_MS;
    })
    .finally(() => {
      look.under = undefined;
    });
}

/** Of the log, those that are not yet at home. */
async function pagesIn(db: Database) {
  const { rows } = await sql<{ log: number; checkpointed: number }>`pragma wal_checkpoint(noop)`.execute(db);
  return (rows[0]?.log ?? 0) - (rows[0]?.checkpointed ?? 0);
}

const underWay = new WeakMap<Database, Promise<unknown>>();

/** One after the other: two at once would stand in each other's way. */
function copyHome(db: Database, end: Checkpoint['end']): Promise<boolean> {
  const before = underWay.get(db) ?? Promise.resolve();
  const copied = before.catch(() => {}).then(() => copyBeside(db, end));
  underWay.set(db, copied);
  return copied;
}

/** While much is written it is needed several times a second, and afterwards no more. */
const checkpoint = onDemandThread<Checkpoint, boolean>({
  load: () => import('./checkpoint-thread?thread'),
  answer: z.boolean(),
  memory: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 1 },
  idleMs: 2 * SECOND,
  mostWaiting: 100,
  onFull: () => new Error('Too many logs are being copied home'),
});

/** In a thread beside this one, which would wait for the disk for as long as it takes. Whether all of it was copied. */
async function copyBeside(db: Database, end: Checkpoint['end']): Promise<boolean> {
  const { rows } = await sql<{
    file: string;
  }>`select "file" from pragma_database_list where "name" = 'main'`.execute(db);
  return checkpoint({ file: rows[0]?.file ?? '', end });
}
