import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { DAY, fromNow, MINUTE, SECOND } from '~/lib/time';
import type { Resource } from '~/model/resource';
import { retentionDays } from '~/model/retention';
import type { Config } from '~/platform/config/config';
import type { Database } from '~/platform/db/schema';
import type { FileStore } from '~/platform/files/store/store';
import { clearFault, ringForFault } from '~/platform/notify/housekeeping-faults';
import { backupFolder, removeOldBackups } from './archive/folder';
import { makeBackup } from './backup';

const LOOK_EVERY_MS = MINUTE;
const AGAIN_AFTER_MS = 10 * MINUTE;
const LONGEST_STOP_MS = 3 * SECOND;

const STEP = { name: 'backup', whenItFails: 'The daily backup could not be made' };

interface Parts {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'backupKeepDays'> & Partial<Pick<Config, 'backupKey'>>;
  db: Database;
  files: FileStore;
  resources: readonly Resource[];
}

/**
 * A backup a day, by whichever process finds first that it is due; one that fails is tried again after a while. Answers
 * how to stop it, which gives up one that is under way.
 */
export function scheduleBackups(
  { config, db, files, resources }: Parts,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
) {
  const { backupKeepDays: days, dataDir } = config;
  if (days === undefined) return async () => {};
  if (days > retentionDays.backups) {
    log.warn(
      { days, promised: retentionDays.backups },
      'backups are kept for longer than the privacy policy tells',
    );
  }
  const stop = new AbortController();
  let looking = Promise.resolve();
  let notBefore = 0;

  async function look(keepDays: number) {
    try {
      const missing = (key: string) => log.warn({ file: key }, 'a file that a record names is not there');
      const dueBefore = fromNow(-DAY);
      const made = await makeBackup({
        config,
        db,
        files,
        resources,
        dueBefore,
        unhurried: true,
        observer: { missing },
        signal: stop.signal,
      });
      if (made) {
        log.info({ path: made.path, files: made.manifest.files }, 'a backup was made');
        await clearFault(db, STEP);
      }
      await removeOldBackups(backupFolder(dataDir), keepDays);
    } catch (fault) {
      if (stop.signal.aborted) return;
      notBefore = Date.now() + AGAIN_AFTER_MS;
      log.error({ err: fault }, 'the backup failed and will be tried again');
      await ringForFault(db, STEP).catch((err) => log.error({ err }, 'nobody was told of it'));
    }
  }

  const timer = setInterval(() => {
    looking = looking.then(() => (stop.signal.aborted || Date.now() < notBefore ? undefined : look(days)));
  }, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stop.abort();
    // A file store that does not answer must not hold up the end of the process.
    await Promise.race([looking, wait(LONGEST_STOP_MS, undefined, { ref: false })]);
  };
}
