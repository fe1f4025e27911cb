import { sql } from 'kysely';
import { AppError } from '~/lib/errors';
import { engineOf } from './engine';
import type { Database, DatabaseTransaction } from './schema';

/** So many share a transaction at most: whoever comes next does not wait for all of a flood. */
const MOST_TOGETHER = 32;
/** PostgreSQL can take several at a time, and leaves connections for those who only read. SQLite has one writer. */
const AT_A_TIME = { sqlite: 1, postgres: 4 };

type Work<Result> = (trx: DatabaseTransaction) => Promise<Result>;

interface Job {
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
      work: async (trx) => {
        result = await work(trx);
      },
      resolve: () => resolve(result),
      reject,
    });
  });
}

const queues = new WeakMap<Database, ReturnType<typeof newQueue>>();

function newQueue(db: Database) {
  const waiting: Job[] = [];
  let busy = 0;

  async function takeAll() {
    busy++;
    for (
      let jobs = waiting.splice(0, MOST_TOGETHER);
      jobs.length > 0;
      jobs = waiting.splice(0, MOST_TOGETHER)
    ) {
      await commit(db, jobs);
    }
    busy--;
  }

  return {
    add(job: Job) {
      waiting.push(job);
      if (busy < AT_A_TIME[engineOf(db)]) void takeAll();
    },
  };
}

async function commit(db: Database, jobs: readonly Job[]) {
  const [first, second] = jobs;
  if (first && !second) return commitAlone(db, first);
  const undone = new Map<Job, unknown>();
  try {
    await db.transaction().execute(async (trx) => {
      for (const job of jobs) {
        await sql`savepoint "job"`.execute(trx);
        try {
          await job.work(trx);
        } catch (fault) {
          undone.set(job, fault);
          await sql`rollback to savepoint "job"`.execute(trx);
        }
        await sql`release savepoint "job"`.execute(trx);
      }
    });
  } catch (fault) {
    for (const job of jobs) job.reject(undone.get(job) ?? fault);
    return;
  }
  for (const job of jobs) if (!undone.has(job)) job.resolve();
  for (const [job, fault] of undone) {
    // What the database undid, such as one of two that waited for each other, may well succeed by itself.
    if (fault instanceof AppError) job.reject(fault);
    else await commitAlone(db, job);
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
