import { DatabaseSync } from 'node:sqlite';
import { answerInThread } from '~/platform/threads/answer-in-thread';
import { isBusy } from './faults';

export interface Checkpoint {
  file: string;
  /** How it ends: the next who writes begins the log anew, or it is empty. */
  end: 'restart' | 'truncate';
}

/** A transaction is over by then; whoever reads for longer is not waited for, since nobody can write meanwhile. */
const PATIENCE_MS = 20;

/** Answers whether all of it was copied. */
function copyHome({ file, end }: Checkpoint) {
  const db = new DatabaseSync(file, { timeout: PATIENCE_MS });
  try {
    // These stop nobody: first most of it, then what was written meanwhile. So little is left for the end, which lets writers wait.
    for (let pass = 0; pass < 2; pass++) db.prepare('pragma wal_checkpoint(passive)').get();
    return db.prepare(`pragma wal_checkpoint(${end})`).get()?.busy === 0;
  } catch (fault) {
    if (isBusy(fault)) return false;
    throw fault;
  } finally {
    db.close();
  }
}

answerInThread(copyHome);
