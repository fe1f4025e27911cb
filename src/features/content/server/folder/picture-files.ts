import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type FolderPicture, folderPicture, keysOf } from '~/features/media/media-folder.server';
import { AppError } from '~/lib/errors';
import type { Database } from '~/platform/db/schema';
import { detectKind } from '~/platform/files/content/kinds';
import { releaseFiles } from '~/platform/files/named/pending-deletions';
import type { FileStore } from '~/platform/files/store/store';
import { FolderFault } from './fault';
import { PICTURES } from './places';

const LARGEST_PICTURE = 15 * 1024 * 1024;
const PICTURE = /\.(?:avif|webp)$/;

const placeOf = (folder: string, key: string) => path.join(folder, PICTURES, path.basename(key));

/** The files of the pictures beside what is said of them; what belonged to others goes. */
export async function writePictures(files: FileStore, folder: string, pictures: readonly FolderPicture[]) {
  const keys = pictures.flatMap(keysOf);
  const names = new Set(keys.map((key) => path.basename(key)));
  await mkdir(path.join(folder, PICTURES), { recursive: true });
  for (const name of await readdir(path.join(folder, PICTURES)))
    if (PICTURE.test(name) && !names.has(name)) await rm(path.join(folder, PICTURES, name));
  for (const key of keys) {
    const file = await files.open(key);
    if (!file) throw new FolderFault(`The library names a picture that is not there: ${key}`);
    // Under one key there is only ever one file.
    const known = await stat(placeOf(folder, key)).catch(() => undefined);
    if (known?.size === file.size) file.stream.destroy();
    else await pipeline(file.stream, createWriteStream(placeOf(folder, key)));
  }
}

/** What a folder says of its pictures. */
export const pictureIn = (file: string, said: unknown): FolderPicture => {
  const { success, data } = folderPicture.safeParse(said);
  if (!success) throw new FolderFault(`${file} is no picture.`);
  return data;
};

/** Into the store, under the keys that they had; each is noted for deletion until a record claims it. */
export async function storePictures(
  { db, files }: { db: Database; files: FileStore },
  folder: string,
  keys: readonly string[],
) {
  for (const key of keys) await judge(placeOf(folder, key));
  await releaseFiles(db, keys);
  for (const key of keys) await files.putBack(key, createReadStream(placeOf(folder, key)));
}

/** It is what it is called. */
async function judge(file: string) {
  const name = `${PICTURES}/${path.basename(file)}`;
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new FolderFault(`${name} is not there.`);
  if (found.size > LARGEST_PICTURE) throw new FolderFault(`${name} is larger than any picture.`);
  try {
    await detectKind(file, [file.endsWith('.avif') ? 'avif' : 'webp']);
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    throw new FolderFault(`${name} is not what its name says.`);
  }
}
