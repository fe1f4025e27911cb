import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import S3rver from '@20minutes/s3rver';
import { expect, onTestFinished } from 'vitest';
import { createFileStore } from './';
import type { PutOptions } from './store/store';

export const MB = 1024 * 1024;
export const resume: PutOptions = { access: 'private', accept: ['pdf', 'jpeg', 'png'], maxBytes: 5 * MB };
export const picture: PutOptions = {
  access: 'public',
  accept: ['jpeg', 'png', 'webp', 'avif'],
  maxBytes: 5 * MB,
};

const base64 = (text: string) => Buffer.from(text, 'base64');

export const samples = {
  pdf: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  jpeg: base64(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEB/8AACwgAAQABAQERAP/EABQAAQ/aAAgBAQAAPwB//9k=',
  ),
  png: base64(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  webp: base64('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='),
  avif: Buffer.from('\0\0\0\u001cftypavif\0\0\0\0avifmif1miaf\0\0\0\u0008mdat', 'latin1'),
};

export async function* inChunks(...chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

async function temporaryDirectory() {
  const path = await mkdtemp(join(tmpdir(), 'files-test-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** The files below a directory, however deep. */
export async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A real S3 server on a free port, which knows the key S3RVER with the secret S3RVER. */
export async function startS3() {
  const directory = await temporaryDirectory();
  const configureBuckets = [{ name: 'uploads' }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, directory, silent: true, configureBuckets });
  const { port } = await server.run();
  onTestFinished(() => {
    server.httpServer.closeAllConnections();
    return server.close();
  });
  const filesUrl = (path: string, credentials = 'S3RVER:S3RVER') =>
    `s3://${credentials}@127.0.0.1:${port}/${path}?region=ap-south-1&tls=off`;
  return { directory, filesUrl };
}

/** A store of its own for one test, gone when that test is over. */
export async function newStore(where: 'disk' | { filesUrl: string; directory?: string }) {
  const home = await temporaryDirectory();
  const { filesUrl, directory } = where === 'disk' ? {} : where;
  const allFiles = async () => (await Promise.all([home, directory ?? []].flat().map(filesBelow))).flat();
  const before = await allFiles();
  return {
    home,
    store: createFileStore({ filesUrl, dataDir: home }),
    nothingLeft: async () => expect(await allFiles()).toEqual(before),
  };
}

export async function newStoreOn(backend: 'disk' | 's3') {
  if (backend === 'disk') return newStore('disk');
  const { filesUrl, directory } = await startS3();
  return newStore({ filesUrl: filesUrl('uploads/some/prefix'), directory });
}

/** One bit per pixel; what the header says need not be what the data holds. */
export function pngOf(side: number, data: Uint8Array) {
  const chunk = (type: string, content: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}
