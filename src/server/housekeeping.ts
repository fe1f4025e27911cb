import type { FastifyBaseLogger } from 'fastify';
import { HOUR, now } from '~/lib/time';
import { forgetOldThrottles } from './auth/throttle';
import type { Database } from './db/schema';
import { forgetOldKeys } from './idempotency';

/** Once an hour throws away what has expired. Answers how to stop it. */
export function startHousekeeping(db: Database, log: Pick<FastifyBaseLogger, 'error'>) {
  const tidy = async () => {
    try {
      await forgetOldThrottles(db);
      await forgetOldKeys(db);
      await db.deleteFrom('sessions').where('expiresAt', '<', now()).execute();
      await db.deleteFrom('accountTokens').where('expiresAt', '<', now()).execute();
    } catch (fault) {
      log.error({ err: fault }, 'housekeeping failed');
    }
  };
  const timer = setInterval(tidy, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
