import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { BackupFault } from '../fault';
import { type ArchiveKey, decrypted } from './encrypt';
import {
  CHECKSUM_ENDING,
  checksumLine,
  MANIFEST,
  type Manifest,
  manifestSchema,
  readEntryName,
} from './format';
import { type TarEntry, tarEntries } from './tar';

const LARGEST_MANIFEST_BYTES = 10 * 1024 * 1024;
const NOT_WHOLE = 'The archive is not whole: it was never finished, or it is cut off.';

/** The files of an archive with their names, as they come. */
export const entriesOf = (path: string, key: ArchiveKey = {}): AsyncGenerator<TarEntry> =>
  tarEntries(unpacked(path, key));

async function* unpacked(path: string, key: ArchiveKey): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  const content = createGunzip();
  const packed = Readable.from(decrypted(file, key));
  packed.on('error', (fault) => content.destroy(fault)).pipe(content);
  try {
    yield* content;
  } catch (fault) {
    throw inWords(fault, path);
  } finally {
    file.destroy();
    packed.destroy();
    content.destroy();
  }
}

/** Reads all of it, and says what it holds if every checksum is right and nothing is missing. */
export async function checkArchive(path: string, key: ArchiveKey = {}): Promise<Manifest> {
  const seal = { count: 0, hash: createHash('sha256') };
  const tables = new Map<string, { rows: number; hash: ReturnType<typeof createHash> }>();
  let manifest: Manifest | undefined;
  /** What the next entry has to say. */
  let expected: { name: string; line: string } | undefined;
  let sealed = false;

  for await (const { name, size, body } of entriesOf(path, key)) {
    if (sealed) throw new BackupFault(`The archive has something behind its end: ${name}`);
    if (expected) {
      const { line } = expected;
      if (name !== expected.name || size !== line.length || `${await buffer(body)}` !== line)
        throw new BackupFault(`The archive is damaged: ${name} says something else.`);
      expected = undefined;
      if (manifest) sealed = true;
      else seal.hash.update(line);
      continue;
    }
    const holds = readEntryName(name);
    if (!holds && name !== MANIFEST) throw new BackupFault(`This does not belong into an archive: ${name}`);
    const hash = createHash('sha256');
    const text: Buffer[] = [];
    if (name === MANIFEST && size > LARGEST_MANIFEST_BYTES) throw new BackupFault(NOT_WHOLE);
    const table = holds && 'table' in holds ? tableOf(holds.table) : undefined;
    for await (const chunk of body) {
      hash.update(chunk);
      if (name === MANIFEST) text.push(chunk);
      if (table) {
        table.hash.update(chunk);
        for (const byte of chunk) if (byte === 10) table.rows++;
      }
    }
    expected = { name: `${name}${CHECKSUM_ENDING}`, line: checksumLine(hash.digest('hex'), name) };
    if (name === MANIFEST) manifest = readManifest(`${Buffer.concat(text)}`);
    else seal.count++;
  }

  if (!manifest || !sealed) throw new BackupFault(NOT_WHOLE);
  const { entries } = manifest;
  if (entries.count !== seal.count || entries.sha256 !== seal.hash.digest('hex'))
    throw new BackupFault('The archive is damaged: some of its files are missing.');
  for (const [name, { rows, sha256 }] of Object.entries(manifest.tables)) {
    const found = tableOf(name);
    if (found.rows !== rows || found.hash.digest('hex') !== sha256)
      throw new BackupFault(`The archive is damaged: the rows of ${name} are not those of the backup.`);
  }
  return manifest;

  function tableOf(name: string) {
    const table = tables.get(name) ?? { rows: 0, hash: createHash('sha256') };
    tables.set(name, table);
    return table;
  }
}

function readManifest(text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new BackupFault('The archive was made by another program, or by a newer version of this one.');
  }
}

function inWords(fault: unknown, path: string) {
  if (!(fault instanceof Error) || fault instanceof BackupFault) return fault;
  const { code = '' }: NodeJS.ErrnoException = fault;
  if (code === 'ENOENT') return new BackupFault(`There is no archive at ${path}`);
  if (code === 'EISDIR') return new BackupFault(`That is a folder, not an archive: ${path}`);
  if (code === 'EACCES') return new BackupFault(`The archive may not be read by this user: ${path}`);
  if (code.startsWith('Z_')) return new BackupFault('The archive is damaged or cut off.');
  return fault;
}
