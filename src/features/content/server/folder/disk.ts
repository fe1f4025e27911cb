import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { collections } from '../../collections';
import { FolderFault } from './fault';
import { DRAFTS, MARK, PICTURES, REDIRECTS } from './places';

const LARGEST_FILE = 1024 * 1024;

/** What is ours in a folder: nothing else is read, and nothing else is removed. */
const isOurs = (file: string) => {
  const [first = '', second = '', ...deeper] = file.split('/');
  if (second === '') return first === MARK || first === REDIRECTS;
  if (first === PICTURES) return second.endsWith('.json') && deeper.length === 0;
  if (!/\.(?:json|md)$/.test(file)) return false;
  const isCollection = (name: string) => collections.some((collection) => collection.name === name);
  return first === DRAFTS
    ? isCollection(second) && deeper.length === 1
    : isCollection(first) && deeper.length === 0;
};

/** Of a folder that is ours, whether or not it is one. */
const isWithinOurs = (file: string) => {
  const [first = ''] = file.split('/');
  return first === PICTURES || first === DRAFTS || collections.some(({ name }) => name === first);
};

async function oursIn(folder: string) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: string[] = [];
  for (const entry of found) {
    const { parentPath, name } = entry;
    const file = path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/');
    // What somebody has put into a folder that is passed around must not decide which files are read or written over elsewhere.
    if (entry.isSymbolicLink() && (isOurs(file) || isWithinOurs(file)))
      throw new FolderFault(`${file} leads out of the folder: a link is neither read nor written.`);
    if (entry.isFile() && isOurs(file)) files.push(file);
  }
  return files;
}

/** Into an empty folder, or over what was exported there before. */
export async function writeFolder(folder: string, files: ReadonlyMap<string, string>) {
  await mkdir(folder, { recursive: true });
  const there = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  if (there.length > 0 && !there.includes(MARK))
    throw new FolderFault(
      `${folder} has other things in it: name an empty folder, or one that was exported to.`,
    );
  for (const file of await oursIn(folder)) if (!files.has(file)) await rm(path.join(folder, file));
  for (const [file, text] of files) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

export async function readFolder(folder: string): Promise<Map<string, string>> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new FolderFault(`There is no folder ${folder}.`);
  const files = new Map<string, string>();
  for (const file of (await oursIn(folder)).sort()) {
    const { size } = await stat(path.join(folder, file));
    if (size > LARGEST_FILE) throw new FolderFault(`${file} is larger than any entry.`);
    files.set(file, await readFile(path.join(folder, file), 'utf8'));
  }
  return files;
}

/** By which two folders are known to say the same. */
export function hashOf(files: ReadonlyMap<string, string>) {
  const hash = createHash('sha256');
  for (const file of [...files.keys()].sort()) hash.update(`${file}\0${files.get(file)}\0`);
  return hash.digest('hex');
}
