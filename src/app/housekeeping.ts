import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { HOUR, SECOND } from '~/lib/time';
import { emptyWriteAheadLog } from '~/platform/db/engine/write-ahead-log';
import { deleteExpired } from '~/platform/db/tables/delete-expired';
import { mergeCounts } from '~/platform/db/tables/merge-counts';
import { sweepPending } from '~/platform/files/named/pending-deletions';
import type { Services } from '~/platform/http/services';
import { clearFault, ringForFault, type Step } from '~/platform/notify/housekeeping-faults';
import { type Attempt, retire, sweepLetters } from '~/records/retention/retire';

/** Not at once: a start has more urgent things to do. A process that never lives for an hour still tidies up. */
const FIRST_AFTER_MS = 30 * SECOND;

type Log = Pick<FastifyBaseLogger, 'error'>;

/**
 * Soon after a start and then once an hour throws away what has expired or been kept for its time, and adds up what was
 * counted apart. Answers how to stop it: it finishes the record in hand.
 */
export function startHousekeeping(services: Omit<Services, 'config'>, log: Log) {
  let stopped = false;
  let tidying: Promise<void> | undefined;

  const start = () => {
    tidying ??= tidy(services, log, () => stopped).finally(() => {
      tidying = undefined;
    });
  };
  const first = setTimeout(start, FIRST_AFTER_MS);
  const hourly = setInterval(start, HOUR);
  for (const timer of [first, hourly]) timer.unref();
  const stopRecurring = startRecurring(services, log);
  return async () => {
    stopped = true;
    clearTimeout(first);
    clearInterval(hourly);
    await Promise.all([tidying, stopRecurring()]);
  };
}

/** What features look at at their own pace; one that takes longer than that is not begun a second time. */
function startRecurring({ db, features }: Pick<Services, 'db' | 'features'>, log: Log) {
  const running = new Map<string, Promise<unknown>>();
  const timers = features.flatMap(({ name, recurring }) => {
    if (!recurring) return [];
    const { everyMs, step, work } = recurring;
    const look = () => {
      if (running.has(name)) return;
      const looking = attemptWith(db, log)(step, () => work(db, features)).finally(() =>
        running.delete(name),
      );
      running.set(name, looking);
    };
    return setInterval(look, everyMs).unref();
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}

const attemptWith =
  (db: Services['db'], log: Log): Attempt =>
  async (step, work) => {
    // On SQLite one step would follow the other without anybody being heard in between.
    await turn();
    try {
      await work();
      await clearFault(db, step);
    } catch (fault) {
      await tell(db, log, step, fault);
    }
  };

/** Each step by itself: one that fails is logged and rings for the admins, and the others are done all the same. */
export async function tidy(services: Omit<Services, 'config'>, log: Log, isStopped: () => boolean) {
  const { db } = services;
  const attempt = attemptWith(db, log);
  const expired = (what: string): Step => ({
    name: `expired ${what}`,
    whenItFails: `Expired ${what} could not be thrown away`,
  });

  await attempt(expired('counts of failed logins'), () => deleteExpired(db, 'limits'));
  await attempt(expired('known devices and networks'), () => deleteExpired(db, 'knownPlaces'));
  await attempt(expired('answers to repeated calls'), () => deleteExpired(db, 'idempotencyKeys'));
  await attempt(expired('sessions'), () => deleteExpired(db, 'sessions'));
  await attempt(expired('links to accounts'), () => deleteExpired(db, 'accountTokens'));
  await attempt(expired('ways back from changes of many records'), () => deleteExpired(db, 'undoEntries'));
  await attempt(
    { name: 'files', whenItFails: 'Files that no record needs any more could not be removed' },
    async () => {
      const faults = await sweepPending(services, isStopped);
      if (faults.length === 0) return;
      const each = faults.map(({ key, fault }) => new Error(`not removed: ${key}`, { cause: fault }));
      throw new AggregateError(each, `${faults.length} files could not be removed`);
    },
  );
  await attempt({ name: 'counts', whenItFails: 'The numbers of records could not be added up' }, () =>
    mergeCounts(db),
  );
  await retire(services, isStopped, attempt);
  for (const { housekeeping } of services.features)
    if (housekeeping) await attempt(housekeeping.step, () => housekeeping.work(db));
  await attempt({ name: 'letters', whenItFails: 'Letters of erased mails could not be removed' }, () =>
    sweepLetters(services),
  );
  await emptyWriteAheadLog(db);
}

/** To the log each fault with its cause; to people that there is one. A database that is away takes no note of it. */
async function tell(db: Services['db'], log: Log, step: Step, fault: unknown) {
  const faults: unknown[] = fault instanceof AggregateError ? fault.errors : [fault];
  for (const err of faults) log.error({ err, step: step.name }, 'a step of the housekeeping failed');
  await ringForFault(db, step).catch((err) => log.error({ err, step: step.name }, 'nobody was told of it'));
}
