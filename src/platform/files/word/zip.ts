import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** Word writes some twenty, and one more for each picture. */
const MOST_ENTRIES = 2000;
/** All of them unpacked: what is more is a bomb. */
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;

export interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  /** Where its own header stands. */
  at: number;
}

/**
 * What an archive holds, by its directory; undefined unless every reader would find the same in it: nothing before, between
 * or behind, no name twice, nothing that overlaps.
 */
export function entriesOf(bytes: Buffer): Map<string, ZipEntry> | undefined {
  const end = bytes.length - END_BYTES;
  if (end < 0 || bytes.readUInt32LE(end) !== END) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  if (count === 0 || count > MOST_ENTRIES || start + bytes.readUInt32LE(end + 12) !== end) return undefined;
  const entries = new Map<string, ZipEntry>();
  let [at, packed, unpacked] = [start, 0, 0];
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_BYTES > end || bytes.readUInt32LE(at) !== CENTRAL) return undefined;
    const nameEnd = at + CENTRAL_BYTES + bytes.readUInt16LE(at + 28);
    const entry = {
      name: bytes.toString('utf8', at + CENTRAL_BYTES, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    };
    const isEncrypted = (bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0;
    if (isEncrypted || (entry.method !== STORED && entry.method !== DEFLATED)) return undefined;
    packed += entry.packed;
    unpacked += entry.unpacked;
    // What is counted twice overlaps: of a few bytes it makes as much as it likes.
    if (packed > start || unpacked > MOST_UNPACKED_BYTES) return undefined;
    const key = entry.name.toLowerCase();
    if (entries.has(key) || packedBytes(bytes, entry) === undefined) return undefined;
    entries.set(key, entry);
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === end ? entries : undefined;
}

/** As it lies in the archive, if its own header calls it as the directory does. */
function packedBytes(bytes: Buffer, { name, at, packed }: ZipEntry) {
  if (at + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(at) !== LOCAL) return undefined;
  const nameEnd = at + LOCAL_BYTES + bytes.readUInt16LE(at + 26);
  if (bytes.toString('utf8', at + LOCAL_BYTES, nameEnd) !== name) return undefined;
  const start = nameEnd + bytes.readUInt16LE(at + 28);
  return start + packed > bytes.length ? undefined : bytes.subarray(start, start + packed);
}

/** Unpacked; undefined where that is more than it says itself, or than is wanted. */
export async function unpack(bytes: Buffer, entry: ZipEntry | undefined, mostBytes: number) {
  const packed = entry && entry.unpacked <= mostBytes ? packedBytes(bytes, entry) : undefined;
  if (!entry || !packed) return undefined;
  if (entry.method === STORED) return packed.length === entry.unpacked ? packed : undefined;
  try {
    const content = await inflate(packed, { maxOutputLength: Math.max(1, entry.unpacked) });
    return content.length === entry.unpacked ? content : undefined;
  } catch {
    return undefined;
  }
}
