import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Resource } from '~/model/resource';
import type { Config } from '~/platform/config/config';
import { migrations } from '~/platform/db/migrations';
import type { Database } from '~/platform/db/schema';
import { sweepPending } from '~/platform/files/named/pending-deletions';
import type { FileStore } from '~/platform/files/store/store';
import { backupFolder, backupName, saveArchive } from './archive/folder';
import type { Manifest } from './archive/format';
import { archiveOf, type BackupObserver } from './archive/write-archive';
import { BackupFault } from './fault';
import { withBackupLease } from './lease';
import { type Snapshot, withSnapshot } from './snapshot';
import { tableNames } from './tables';

const LONGEST_REST_MS = 100;

interface Backup {
  path: string;
  manifest: Manifest;
}

interface BackupOptions {
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'backupKey'>>;
  db: Database;
  files: FileStore;
  resources: readonly Resource[];
  /** A file or a folder; left out: `backups` in the data folder. */
  target?: string | undefined;
  /** Only when the last one that was due was made before this. */
  dueBefore?: string;
  observer?: Partial<BackupObserver>;
  /** Rests for as long as it works: for a server that has something else to do. */
  unhurried?: boolean;
  signal?: AbortSignal;
}

/** Database and files in one archive, while the server goes on. Undefined: it is not due, or another is under way. */
export async function makeBackup(options: BackupOptions): Promise<Backup | undefined> {
  const { config, db, files, resources, dueBefore, observer = {}, signal } = options;
  await refuseOtherVersions(db);
  return withBackupLease(db, dueBefore, async (lease) => {
    const target = await targetOf(options);
    const manifest = await withSnapshot(config, async (snapshot) => {
      const source = options.unhurried ? { ...snapshot, pagesOf: unhurried(snapshot.pagesOf) } : snapshot;
      let manifest: Manifest | undefined;
      async function* bytes() {
        manifest = yield* archiveOf(source, { files, resources }, { rows() {}, missing() {}, ...observer });
      }
      await saveArchive(target, bytes(), { confirm: lease.confirm, signal, backupKey: config.backupKey });
      if (!manifest) throw new Error('The archive ended without its manifest');
      return manifest;
    });
    if (dueBefore !== undefined) await lease.done();
    return { path: target, manifest };
  }).finally(() =>
    // What was to go meanwhile was held back for it. What cannot go now either is told by the sweep of the hour.
    sweepPending({ db, files, resources }, () => signal?.aborted === true).catch(() => undefined),
  );
}

const unhurried = (pagesOf: Snapshot['pagesOf']): Snapshot['pagesOf'] =>
  async function* (table) {
    let since = performance.now();
    for await (const page of pagesOf(table)) {
      yield page;
      await wait(Math.min(performance.now() - since, LONGEST_REST_MS));
      since = performance.now();
    }
  };

async function targetOf({ config, target = backupFolder(config.dataDir) }: BackupOptions) {
  const given = path.resolve(target);
  const isFolder = await fs.stat(given).then(
    (found) => found.isDirectory(),
    () => target === backupFolder(config.dataDir) || target.endsWith(path.sep),
  );
  return isFolder ? path.join(given, backupName(new Date(), config.backupKey !== undefined)) : given;
}

/** What this version does not know it cannot leave out or hold back. */
async function refuseOtherVersions(db: Database) {
  const names = await tableNames(db);
  if (!names.includes('migrations'))
    throw new BackupFault('There is nothing to back up: the database is empty.');
  const applied = await db.selectFrom('migrations').select('name').execute();
  const known = Object.keys(migrations);
  if (applied.length === known.length && applied.every(({ name }) => known.includes(name))) return;
  throw new BackupFault(
    'The database is of another version than this program. Make the backup with the version that runs on it, or start this one once.',
  );
}
