import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { BackupFault } from '../fault';

/**
 * An encrypted archive: these words, a salt, a mark by which the key is known again, then the bytes of the plain archive in
 * chunks, each with AES-256-GCM under a key of this archive alone. A chunk is bound to its place and to whether it is the
 * last: none can be left out, put elsewhere, or cut off at the end.
 */
const WORDS = Buffer.from('peepalworks encrypted backup 1\n');
const SALT_BYTES = 16;
const MARK_BYTES = 16;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const CHUNK_BYTES = 64 * 1024;
const HEADER_BYTES = WORDS.length + SALT_BYTES + MARK_BYTES;

const DAMAGED = 'The archive is damaged or cut off.';
const NO_KEY = 'The archive is encrypted. Set BACKUP_KEY to the key that it was made with.';
const PLAIN =
  'The archive is not encrypted, but BACKUP_KEY is set: whoever can write where backups lie could have put it there. If you know that it is yours, say --plain.';
const OTHER_KEY = 'The archive was encrypted with another key than the one in BACKUP_KEY.';

function headOf(backupKey: string, salt: Buffer) {
  const drawn = Buffer.from(hkdfSync('sha256', backupKey, salt, 'backup archive', KEY_BYTES + MARK_BYTES));
  const header = Buffer.concat([WORDS, salt, drawn.subarray(KEY_BYTES)]);
  return { key: drawn.subarray(0, KEY_BYTES), header };
}

/** One key never meets the same one twice: it is of one archive, and each place in it comes once. */
function nonceOf(place: number, isLast: boolean) {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(place));
  nonce.writeUInt8(isLast ? 1 : 0, 8);
  return nonce;
}

export async function* encrypted(source: AsyncIterable<Buffer>, backupKey: string): AsyncGenerator<Buffer> {
  const { key, header } = headOf(backupKey, randomBytes(SALT_BYTES));
  yield header;
  for await (const { bytes, place, isLast } of inChunks(source, CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place, isLast)).setAAD(header);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

export interface ArchiveKey {
  backupKey?: string | undefined;
  /** An archive that nothing seals is taken even where there is a key. */
  acceptPlain?: boolean | undefined;
}

/** A plain archive passes through as it is, but not unasked where archives are encrypted: anybody could have made it. */
export async function* decrypted(
  source: AsyncIterable<Buffer>,
  { backupKey, acceptPlain = false }: ArchiveKey,
): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  const start = await firstBytes(chunks);
  if (!start.subarray(0, WORDS.length).equals(WORDS)) {
    if (backupKey && !acceptPlain) throw new BackupFault(PLAIN);
    yield start;
    yield* rest(chunks);
    return;
  }
  if (start.length < HEADER_BYTES) throw new BackupFault(DAMAGED);
  if (!backupKey) throw new BackupFault(NO_KEY);
  const { key, header } = headOf(backupKey, start.subarray(WORDS.length, WORDS.length + SALT_BYTES));
  if (!timingSafeEqual(start.subarray(0, HEADER_BYTES), header)) throw new BackupFault(OTHER_KEY);
  async function* body() {
    yield start.subarray(HEADER_BYTES);
    yield* rest(chunks);
  }
  for await (const { bytes, place, isLast } of inChunks(body(), CHUNK_BYTES + TAG_BYTES)) {
    yield opened(bytes, place, isLast);
  }

  function opened(bytes: Buffer, place: number, isLast: boolean) {
    const end = bytes.length - TAG_BYTES;
    if (end < 0) throw new BackupFault(DAMAGED);
    const nonce = nonceOf(place, isLast);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(header).setAuthTag(bytes.subarray(end));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()]);
    } catch {
      throw new BackupFault(DAMAGED);
    }
  }
}

async function firstBytes(chunks: AsyncIterator<Buffer>) {
  let start: Buffer = Buffer.alloc(0);
  while (start.length < HEADER_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  return start;
}

async function* rest(chunks: AsyncIterator<Buffer>) {
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}

/** Pieces of one size, of which the last may be shorter; there is always a last one. */
async function* inChunks(source: AsyncIterable<Buffer>, size: number) {
  let parts: Buffer[] = [];
  let length = 0;
  let place = 0;
  for await (const more of source) {
    parts.push(more);
    length += more.length;
    // What fills a piece to the brim may be the last: that is known when more comes.
    if (length <= size) continue;
    let pending = Buffer.concat(parts);
    for (; pending.length > size; pending = pending.subarray(size))
      yield { bytes: pending.subarray(0, size), place: place++, isLast: false };
    parts = [pending];
    length = pending.length;
  }
  yield { bytes: Buffer.concat(parts), place, isLast: true };
}
