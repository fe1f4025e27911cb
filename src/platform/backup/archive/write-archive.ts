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
import { tarEnd, tarHeader, tarPadding } from './tar';

export interface BackupObserver {
  /** How far it is, every some rows. */
  rows(table: string, soFar: number): void;
  /** A record names a file that the store does not have. */
  missing(key: string): void;
}

interface Entry {
  name: string;
  size: number;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** The bytes of an archive, made while they are read: never more than some rows or a piece of a file in memory. */
export async function* archiveOf(
  snapshot: Snapshot,
  { files, resources }: { files: Pick<FileStore, 'open'>; resources: readonly Resource[] },
  observer: BackupObserver,
): AsyncGenerator<Buffer, Manifest> {
  const madeAt = new Date();
  const seal = { count: 0, hash: createHash('sha256') };
  const tables: Manifest['tables'] = {};
  const stored = { count: 0, bytes: 0, missing: 0 };

  for (const table of snapshot.tables) {
    const hash = createHash('sha256');
    let rows = 0;
    let part = 0;
    for await (const page of snapshot.pagesOf(table)) {
      const lines = Buffer.from(page.map((row) => `${JSON.stringify(row)}\n`).join(''));
      hash.update(lines);
      rows += page.length;
      yield* packed({ name: rowsEntry(table.name, ++part), size: lines.length, content: [lines] });
      for (const key of new Set(page.flatMap((row) => filesOfRow(resources, table.name, row))))
        yield* file(key);
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
  yield* withChecksum({ name: MANIFEST, size: text.length, content: [text] }, madeAt);
  yield tarEnd();
  return manifest;

  async function* packed(entry: Entry) {
    seal.hash.update(yield* withChecksum(entry, madeAt));
    seal.count++;
  }

  async function* file(key: string) {
    const opened = await files.open(key);
    if (!opened) {
      stored.missing++;
      observer.missing(key);
      return;
    }
    stored.count++;
    stored.bytes += opened.size;
    try {
      yield* packed({ name: fileEntry(key), size: opened.size, content: opened.stream });
    } finally {
      opened.stream.destroy();
    }
  }
}

/** Answers the line of its checksum. */
async function* withChecksum({ name, size, content }: Entry, madeAt: Date): AsyncGenerator<Buffer, string> {
  const hash = createHash('sha256');
  yield tarHeader(name, size, madeAt);
  const written = yield* counted(content, hash);
  if (written !== size) throw new BackupFault(`${name} has ${written} bytes instead of ${size}.`);
  yield tarPadding(size);
  const line = checksumLine(hash.digest('hex'), name);
  yield tarHeader(`${name}${CHECKSUM_ENDING}`, line.length, madeAt);
  yield Buffer.from(line);
  yield tarPadding(line.length);
  return line;
}

async function* counted(content: Entry['content'], hash: Hash): AsyncGenerator<Buffer, number> {
  let written = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    written += chunk.byteLength;
    yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
  return written;
}
