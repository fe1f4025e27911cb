import { setImmediate as turn } from 'node:timers/promises';
import { engineOf } from '~/platform/db/engine/engine';
import { shortenLog } from '~/platform/db/engine/write-ahead-log';
import type { Database } from '~/platform/db/schema';

/** Others are let in between: a call that changes thousands keeps nobody waiting. */
const MOST = 200;
const FEWEST = 50;
/** Without the commit, which takes its time for one as well. */
const WANTED_MS = 25;

/**
 * How many records are changed in one transaction. Beside those of PostgreSQL others go on; SQLite lets nobody speak until it is done, so
 * it is handed as many as take it a moment, whatever follows from each of them and however quick the machine is.
 */
export function paceOf(db: Database) {
  const isFree = engineOf(db) === 'postgres';
  let atATime = isFree ? MOST : FEWEST;
  return {
    atATime: () => atATime,

    /** Does the work of a transaction, up to its commit. */
    async measure<Result>(count: number, work: () => Promise<Result>): Promise<Result> {
      const since = performance.now();
      const result = await work();
      const fitting = Math.round((count * WANTED_MS) / (performance.now() - since));
      if (!isFree && count >= FEWEST) atATime = Math.max(FEWEST, Math.min(fitting, 2 * count, MOST));
      return result;
    },

    async letOthersIn() {
      shortenLog(db);
      await turn();
    },
  };
}

export type Pace = ReturnType<typeof paceOf>;
