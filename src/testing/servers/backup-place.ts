import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { resources } from '~/features/resources';
import { openDatabase } from '~/platform/db';
import { createFileStore } from '~/platform/files';
import type { FileStore } from '~/platform/files/store/store';
import { resume } from '~/platform/files/test-kit';
import { createTestDatabase } from '../test-database';

/** A CV that says whose it is. */
export const cvOf = (person: string) =>
  Buffer.from(
    `%PDF-1.4\n% ${person}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );

export const storeCv = async (files: FileStore, person: string) =>
  (await files.put(Readable.from([cvOf(person)]), resume)).key;

export async function contentOf(files: FileStore, key: string) {
  const file = await files.open(key);
  return file && `${await buffer(file.stream)}`;
}

export async function newFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Where nothing is yet: on the engine of this run, unless another is asked for. */
export async function newPlace(engine?: 'sqlite') {
  const dataDir = await newFolder();
  const database = engine === 'sqlite' ? undefined : await createTestDatabase();
  if (database) onTestFinished(() => database.drop());
  const config = { dataDir, databaseUrl: database?.url, filesUrl: undefined };
  return { config, files: createFileStore(config), resources };
}

/** Its database, closed when the test is over. */
export function opened(config: Parameters<typeof openDatabase>[0]) {
  const db = openDatabase(config);
  onTestFinished(() => db.destroy());
  return db;
}
