import path from 'node:path';
import { exportContent, FolderFault, importContent } from '~/features/content/content-folder.server';
import type { Config } from '~/platform/config/config';
import { openDatabase } from '~/platform/db';
import { migrate } from '~/platform/db/migrate';
import { createFileStore } from '~/platform/files';
import { houseRegistry } from './features.server';

const USAGE = 'Usage: npm run content -- export FOLDER, or import FOLDER [--dry-run | --publish]';
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run content`: what the site says to a folder, and from one; while the server runs, too. */
export async function contentCommand(config: Config, args: readonly string[]) {
  const [what, folder, ...flags] = args;
  const isKnown = what === 'export' ? flags.length === 0 : what === 'import' && isHow(flags);
  if (!isKnown || !folder || folder.startsWith('-')) return fail(USAGE);
  const db = openDatabase(config);
  try {
    await migrate(db);
    const house = { db, files: createFileStore(config), ...houseRegistry() };
    for (const { firstRecords } of house.features) await firstRecords?.(house);
    await (what === 'export' ? write(house, path.resolve(folder)) : read(house, path.resolve(folder), flags));
  } catch (fault) {
    if (!(fault instanceof FolderFault)) throw fault;
    fail(fault.message);
  } finally {
    await db.destroy();
  }
}

function fail(words: string) {
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
}

const isHow = (flags: readonly string[]) =>
  flags.length === 0 || (flags.length === 1 && ['--dry-run', '--publish'].includes(flags[0] ?? ''));

type House = Parameters<typeof importContent>[0];

async function write(house: House, folder: string) {
  const { files, hash } = await exportContent(house, folder);
  say(`✓ ${folder}\n  ${files} files, ${hash}`);
}

async function read(house: House, folder: string, flags: readonly string[]) {
  const isDry = flags.includes('--dry-run');
  const isPublished = flags.includes('--publish');
  const changes = await importContent(house, folder, isDry ? 'dry-run' : isPublished ? 'publish' : 'drafts');
  if (changes.length === 0) return say('✓ The site says all of that already.');
  for (const change of changes) say(`  ${change}`);
  if (isDry)
    say('Nothing was changed. With --publish visitors see it at once; without, words become drafts.');
  else if (isPublished) say('✓ Published.');
  else
    say(
      '✓ These are drafts now; nothing was published. Removing, order and redirects are left to --publish.',
    );
}
