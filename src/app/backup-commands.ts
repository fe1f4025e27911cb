import { existsSync } from 'node:fs';
import path from 'node:path';
import { resources } from '~/features/resources';
import type { Manifest } from '~/platform/backup/archive/format';
import { makeBackup } from '~/platform/backup/backup';
import { BackupFault } from '~/platform/backup/fault';
import { restoreBackup } from '~/platform/backup/restore';
import type { Config } from '~/platform/config/config';
import { openDatabase } from '~/platform/db';
import { SQLITE_FILE } from '~/platform/db/engine/sqlite';
import { createFileStore } from '~/platform/files';

const PROGRESS_EVERY_MS = 2000;
const say = (line: string) => process.stdout.write(`${line}\n`);
const number = new Intl.NumberFormat('en').format;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** `npm run backup`, with a file or folder to write to. */
export async function backupCommand(config: Config, args: readonly string[]) {
  const [target, ...more] = args;
  if (more.length > 0 || target?.startsWith('-'))
    throw new BackupFault('Usage: npm run backup -- [FILE or FOLDER]');
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, SQLITE_FILE)))
    throw new BackupFault(`There is no database in ${config.dataDir}: is DATA_DIR right?`);
  say('› Backing up …');
  const db = openDatabase(config);
  const stop = stopOnSignal();
  try {
    const made = await makeBackup({
      config,
      db,
      files: createFileStore(config),
      resources,
      target,
      signal: stop,
      observer: {
        rows: progress(),
        missing: (key) => say(`! A record names a file that is not there: ${key}`),
      },
    });
    if (!made) throw new BackupFault('Another backup is under way. Please wait until it is done.');
    const { count, bytes } = made.manifest.files;
    if (!config.backupKey)
      say('! It is not encrypted: keep it as safe as the database. BACKUP_KEY encrypts it.');
    say(
      `✓ ${made.path}\n  ${number(rowsOf(made.manifest))} rows and ${number(count)} files (${megabytes(bytes)})`,
    );
  } catch (fault) {
    throw stop.aborted ? new BackupFault('Interrupted: nothing was kept.') : fault;
  } finally {
    await db.destroy();
  }
}

/** `npm run restore`, with the archive. */
export async function restoreCommand(config: Config, args: readonly string[]) {
  const [archive, ...more] = args.filter((arg) => arg !== '--replace' && arg !== '--plain');
  if (!archive || more.length > 0 || archive.startsWith('-'))
    throw new BackupFault('Usage: npm run restore -- ARCHIVE [--replace] [--plain]');
  say('› Checking the archive …');
  const manifest = await restoreBackup({
    config,
    files: createFileStore(config),
    resources,
    archive: path.resolve(archive),
    replace: args.includes('--replace'),
    acceptPlain: args.includes('--plain'),
    observer: {
      checked: ({ madeAt, engine }) => say(`  whole; made ${madeAt} from ${engine}\n› Restoring …`),
      rows: progress(),
      migrated: (line) => say(`  ${line}`),
    },
  });
  const { count, bytes } = manifest.files;
  say(`✓ ${number(rowsOf(manifest))} rows and ${number(count)} files (${megabytes(bytes)}) are back.`);
  say(
    '  Everybody logs in anew. Mails that were waiting lie in the outbox as failed: send again what is still wanted.',
  );
}

const rowsOf = ({ tables }: Manifest) => Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

/** A line for each table, and one every two seconds where a table takes longer. */
function progress() {
  let last = { table: '', at: 0 };
  return (table: string, soFar: number) => {
    if (table === last.table && Date.now() - last.at < PROGRESS_EVERY_MS) return;
    last = { table, at: Date.now() };
    say(`  ${table} … ${number(soFar)}`);
  };
}

/** Lets the half-written archive be removed before the process ends. */
function stopOnSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
}
