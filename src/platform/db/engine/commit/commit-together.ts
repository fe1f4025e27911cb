import { setImmediate as turn } from 'node:timers/promises';
import { AppError } from '~/lib/errors';
import { SECOND } from '~/lib/time';
import type { Database, DatabaseTransaction } from '../../schema';
import { engineOf } from '../engine';
import { isAway } from '../faults';
import { gather } from './write-together';

/**
 * How many transactions at a time, and how many share each at most. SQLite has one writer. PostgreSQL works on several,
 * and leaves connections for those who only read.
 */
const LIMITS = { sqlite: { atATime: 1, together: 32 }, postgres: { atATime: 2, together: 16 } };

/** Who cannot be taken within that time, or finds that many before them, is told so while they still listen. */
const LONGEST_WAIT_MS = 5 * SECOND;
const MOST_WAITING = 2000;

/**
 * Those who shared a commit are often back at once. So long after it the first of them waits while the others are on their way: a
 * commit by itself costs as much as half of one with all. What comes is read and counted first, which takes a few turns.
 */
const LIVELY_MS = 100;
const LONGEST_PAUSE = { ms: 1, looks: 5 };

type Work<Result> = (trx: DatabaseTransaction) => Promise<Result>;

interface Job {
  since: number;
  work: Work<unknown>;
  resolve(): void;
  reject(fault: unknown): void;
}

/**
 * A transaction of one's own, as far as anybody can tell: it is kept, or undone, whatever becomes of the others. But those
 * that wait while another commits share the next commit, and so one wait for the disk: the more come at once, the
 * cheaper each becomes. It answers when the work is on the disk.
 */
export function commitTogether<Result>(db: Database, work: Work<Result>): Promise<Result> {
  const queue = queues.get(db) ?? newQueue(db);
  queues.set(db, queue);
  return new Promise<Result>((resolve, reject) => {
    let result: Result;
    queue.add({
      since: performance.now(),
      work: async (trx) => {
        result = await work(trx);
      },
      resolve: () => resolve(result),
      reject,
    });
  });
}

/** Whether somebody waits for their turn. */
export const isCrowded = (db: Database) => (queues.get(db)?.length() ?? 0) > 0;

const queues = new WeakMap<Database, ReturnType<typeof newQueue>>();

function newQueue(db: Database) {
  const { atATime, together } = LIMITS[engineOf(db)];
  const waiting: Job[] = [];
  let busy = 0;
  let last = { shared: 0, at: 0 };

  /** Those who have come by now, and those who come while these are heard: SQLite would let nobody speak until it is done. */
  async function hearAll() {
    const expected = performance.now() - last.at < LIVELY_MS ? last.shared : 0;
    let pause = { since: performance.now(), looks: 0 };
    for (let heard = -1; waiting.length < together; await turn()) {
      if (heard < waiting.length) pause = { since: performance.now(), looks: 0 };
      else if (waiting.length === 0 || waiting.length >= expected || isOver(pause)) return;
      heard = waiting.length;
      pause.looks++;
    }
  }

  async function takeAll() {
    busy++;
    for (await hearAll(); waiting.length > 0; await hearAll()) {
      const [late, inTime] = partition(waiting.splice(0, together));
      for (const job of late) job.reject(overloaded());
      if (inTime.length > 0) await commit(db, inTime);
      last = { shared: inTime.length, at: performance.now() };
    }
    busy--;
  }

  return {
    length: () => waiting.length,
    add(job: Job) {
      if (waiting.length >= MOST_WAITING) return job.reject(overloaded());
      waiting.push(job);
      if (busy < atATime) void takeAll();
    },
  };
}

const isOver = ({ since, looks }: { since: number; looks: number }) =>
  looks > LONGEST_PAUSE.looks && performance.now() - since > LONGEST_PAUSE.ms;

const overloaded = () => new AppError(503, 'overloaded', 'The server is busy. Please try again in a moment.');

function partition(jobs: readonly Job[]) {
  const since = performance.now() - LONGEST_WAIT_MS;
  return [jobs.filter((job) => job.since < since), jobs.filter((job) => job.since >= since)] as const;
}

async function commit(db: Database, jobs: readonly Job[]) {
  const [first, second] = jobs;
  if (first && !second) return commitAlone(db, first);
  let worked = false;
  try {
    await db.transaction().execute(async (trx) => {
      await gather(trx, async () => {
        for (const { work } of jobs) await work(trx);
      });
      worked = true;
    });
    for (const { resolve } of jobs) resolve();
  } catch (fault) {
    for (const job of jobs) {
      // Whether a commit that failed was kept is not known: to try again might keep it twice. But where one of them
      // spoiled the work of all nothing has happened, and each is tried by itself. Without a database none would do better.
      if (worked || isAway(fault)) job.reject(fault);
      else await commitAlone(db, job);
    }
  }
}

async function commitAlone(db: Database, job: Job) {
  try {
    await db.transaction().execute(job.work);
    job.resolve();
  } catch (fault) {
    job.reject(fault);
  }
}
