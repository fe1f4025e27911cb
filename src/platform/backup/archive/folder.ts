import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { DAY } from '~/lib/time';
import { BackupFault } from '../fault';
import { encrypted } from './encrypt';

const NAME = /^peepalworks-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz(?:\.enc)?$/;
const UNFINISHED = '.unfinished';
/** And room for clocks that disagree. */
const LONGEST_BACKUP_MS = 2 * DAY;

export const backupFolder = (dataDir: string) => path.join(dataDir, 'backups');

export const backupName = (moment: Date, isEncrypted: boolean) =>
  `peepalworks-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${isEncrypted ? '.enc' : ''}`;

/** The moment in the name: copies and moved folders have other times. */
function momentOf(name: string): number | undefined {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day ? Date.parse(`${day}T${hour}:${minute}:${second}Z`) : undefined;
}

/**
 * Under its own name an archive is whole and on the disk; until then it carries another one. `confirm` has the last word
 * before it gets its name.
 */
export async function saveArchive(
  target: string,
  bytes: AsyncIterable<Buffer>,
  {
    confirm,
    signal,
    backupKey,
  }: { confirm: () => Promise<void>; signal?: AbortSignal | undefined; backupKey?: string | undefined },
) {
  const folder = path.dirname(target);
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  if (await exists(target)) throw new BackupFault(`There is something at ${target} already.`);
  const unfinished = `${target}${UNFINISHED}`;
  try {
    const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    const seal = (packed: AsyncIterable<Buffer>) => (backupKey ? encrypted(packed, backupKey) : packed);
    await pipeline(Readable.from(bytes), createGzip(), seal, file, signal ? { signal } : {});
    await confirm();
    await fs.rename(unfinished, target);
    await syncFolder(folder);
  } catch (fault) {
    if (!isTaken(fault)) await fs.rm(unfinished, { force: true });
    throw isTaken(fault) ? new BackupFault(`Another backup is being written to ${target}`) : fault;
  }
}

/** The newest that is whole, as its name has it, and its size. */
export async function lastBackup(folder: string): Promise<{ at: string; bytes: number } | undefined> {
  const names = await fs.readdir(folder).catch(() => []);
  const name = names
    .filter((each) => NAME.test(each))
    .sort()
    .at(-1);
  const moment = name && momentOf(name);
  if (!name || !moment) return undefined;
  const { size } = await fs.stat(path.join(folder, name));
  return { at: new Date(moment).toISOString(), bytes: size };
}

/**
 * Those made more than that many days ago go; the newest stays whatever its age: when no backup can be made for a while, the
 * end of it must not be to have none. What a killed process left unfinished goes as well.
 */
export async function removeOldBackups(folder: string, days: number): Promise<string[]> {
  const names = await fs.readdir(folder).catch(() => []);
  const oldest = Date.now() - days * DAY;
  const whole = names.filter((name) => NAME.test(name)).sort();
  const old = whole.slice(0, -1).filter((name) => (momentOf(name) ?? Number.POSITIVE_INFINITY) < oldest);
  const left: string[] = [];
  for (const name of names.filter((each) => each.endsWith(UNFINISHED))) {
    const { mtimeMs } = await fs.stat(path.join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LONGEST_BACKUP_MS) left.push(name);
  }
  for (const name of [...old, ...left]) await fs.rm(path.join(folder, name), { force: true });
  return old;
}

const isTaken = (fault: unknown) => fault instanceof Error && 'code' in fault && fault.code === 'EEXIST';

const exists = (target: string) =>
  fs.access(target).then(
    () => true,
    () => false,
  );

async function syncFolder(folder: string) {
  const handle = await fs.open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
