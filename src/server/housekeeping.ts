import type { FastifyBaseLogger } from 'fastify';
import { HOUR, now } from '~/lib/time';
import { forgetOldThrottles } from './auth/throttle';
import { mergeCounts } from './db/merge-counts';
import type { Database } from './db/schema';
import { sweepDoomed } from './files/doomed';
import type { FileStore } from './files/store';
import { forgetOldKeys } from './idempotency';

/** Once an hour throws away what has expired, and adds up what was counted apart. Answers how to stop it. */
export function startHousekeeping(
  { db, files }: { db: Database; files: FileStore },
  log: Pick<FastifyBaseLogger, 'error'>,
) {
  const tidy = async () => {
    try {
      await forgetOldThrottles(db);
      await forgetOldKeys(db);
      await db.deleteFrom('sessions').where('expiresAt', '<', now()).execute();
      await db.deleteFrom('accountTokens').where('expiresAt', '<', now()).execute();
      await sweepDoomed(db, files);
      await mergeCounts(db);
    } catch (fault) {
      log.error({ err: fault }, 'housekeeping failed');
    }
  };
  const timer = setInterval(tidy, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
