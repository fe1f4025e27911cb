import type { FastifyBaseLogger } from 'fastify';
import { HOUR, now, SECOND } from '~/lib/time';
import type { Resource } from '~/resources/resource';
import { forgetOldThrottles } from './auth/throttle';
import { mergeCounts } from './db/merge-counts';
import { sweepDoomed } from './files/doomed';
import { forgetOldKeys } from './idempotency';
import { retire, sweepLetters } from './privacy/retire';
import type { Services } from './services';

/** Not at once: a start has more urgent things to do. A process that never lives for an hour still tidies up. */
const FIRST_AFTER_MS = 30 * SECOND;

/**
 * Soon after a start and then once an hour throws away what has expired or been kept for its time, and adds up what was
 * counted apart. Answers how to stop it: it finishes the record in hand.
 */
export function startHousekeeping(
  services: Pick<Services, 'db' | 'files' | 'mailer'>,
  resources: readonly Resource[],
  log: Pick<FastifyBaseLogger, 'error'>,
) {
  const { db, files } = services;
  let stopped = false;
  let tidying: Promise<void> | undefined;

  const tidy = async () => {
    try {
      await forgetOldThrottles(db);
      await forgetOldKeys(db);
      await db.deleteFrom('sessions').where('expiresAt', '<', now()).execute();
      await db.deleteFrom('accountTokens').where('expiresAt', '<', now()).execute();
      await sweepDoomed(db, files);
      await mergeCounts(db);
      await retire(services, resources, () => stopped);
      await sweepLetters(services);
    } catch (fault) {
      log.error({ err: fault }, 'housekeeping failed');
    }
    tidying = undefined;
  };
  const start = () => {
    tidying ??= tidy();
  };
  const first = setTimeout(start, FIRST_AFTER_MS);
  const timer = setInterval(start, HOUR);
  first.unref();
  timer.unref();
  return async () => {
    stopped = true;
    clearTimeout(first);
    clearInterval(timer);
    await tidying;
  };
}
