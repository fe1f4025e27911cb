import { createHash, type Hash } from 'node:crypto';
import type { Resource } from '~/model/resource';
import { filesOfRow } from '~/platform/files/named/files-of';
import type { FileStore } from '~/platform/files/store/store';
import { BackupFault } from '../fault';
import type { Snapshot } from '../snapshot';
import {
  CHECKSUM_ENDING,
  checksumLine,
  FORMAT_VERSION,
  fileEntry,
  MANIFEST,
  type Manifest,
  rowsEntry,
} from './format';
import { type Content, tarOf } from './tar';

export interface BackupObserver {
  /** How far it is, every some rows. */
  rows(table: string, soFar: number): void;
  /** A record names a file that the store does not have. */
  missing(key: string): void;
}

/** The bytes of an archive, made while they are read: never more than some rows or a piece of a file in memory. */
export function archiveOf(
  snapshot: Snapshot,
  { files, resources }: { files: Pick<FileStore, 'open'>; resources: readonly Resource[] },
  observer: BackupObserver,
): AsyncGenerator<Buffer, Manifest> {
  const madeAt = new Date();
  const seal = { count: 0, hash: createHash('sha256') };
  const tables: Manifest['tables'] = {};
  const stored = { count: 0, bytes: 0, missing: 0 };

  return tarOf(madeAt, async (add) => {
    for (const table of snapshot.tables) {
      const hash = createHash('sha256');
      let rows = 0;
      let part = 0;
      for await (const page of snapshot.pagesOf(table)) {
        const lines = Buffer.from(page.map((row) => `${JSON.stringify(row)}\n`).join(''));
        hash.update(lines);
        rows += page.length;
        await addSealed(rowsEntry(table.name, ++part), lines.length, [lines]);
        for (const key of new Set(page.flatMap((row) => filesOfRow(resources, table.name, row))))
          await addFile(key);
        observer.rows(table.name, rows);
      }
      tables[table.name] = { rows, sha256: hash.digest('hex') };
    }
    const manifest: Manifest = {
      format: 'peepalworks-backup',
      version: FORMAT_VERSION,
      madeAt: madeAt.toISOString(),
      engine: snapshot.engine,
      migrations: snapshot.migrations,
      tables,
      files: stored,
      entries: { count: seal.count, sha256: seal.hash.digest('hex') },
    };
    const text = Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`);
    await addWithChecksum(MANIFEST, text.length, [text]);
    return manifest;

    async function addSealed(name: string, size: number, content: Content) {
      seal.hash.update(await addWithChecksum(name, size, content));
      seal.count++;
    }

    /** Answers the line of its checksum. */
    async function addWithChecksum(name: string, size: number, content: Content) {
      const hash = createHash('sha256');
      await add(name, size, summed(name, size, content, hash));
      const line = checksumLine(hash.digest('hex'), name);
      await add(`${name}${CHECKSUM_ENDING}`, line.length, [Buffer.from(line)]);
      return line;
    }

    async function addFile(key: string) {
      const opened = await files.open(key);
      if (!opened) {
        stored.missing++;
        observer.missing(key);
        return;
      }
      stored.count++;
      stored.bytes += opened.size;
      try {
        await addSealed(fileEntry(key), opened.size, opened.stream);
      } finally {
        opened.stream.destroy();
      }
    }
  });
}

async function* summed(name: string, size: number, content: Content, hash: Hash) {
  let written = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    written += chunk.byteLength;
    yield chunk;
  }
  if (written !== size) throw new BackupFault(`${name} has ${written} bytes instead of ${size}.`);
}
