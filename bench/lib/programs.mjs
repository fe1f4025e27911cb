import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/opt/homebrew/bin',
];

/** Where a program of that name is installed, if it is. */
export const findProgram = (name) =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));
