import { BackupFault } from '../fault';

/** The little of the tar format that an archive of ours uses: plain files with short names. */
const BLOCK = 512;
const LONGEST_NAME = 100;

const FIELDS = {
  name: { at: 0, length: LONGEST_NAME },
  mode: { at: 100, length: 8 },
  owner: { at: 108, length: 8 },
  group: { at: 116, length: 8 },
  size: { at: 124, length: 12 },
  changedAt: { at: 136, length: 12 },
  checksum: { at: 148, length: 8 },
  kind: { at: 156, length: 1 },
  magic: { at: 257, length: 8 },
} as const;

export interface TarEntry {
  name: string;
  size: number;
  /** What is left of it unread is skipped. */
  body: AsyncIterable<Buffer>;
}

export const tarEnd = () => Buffer.alloc(2 * BLOCK);

export const tarPadding = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

export function tarHeader(name: string, size: number, changedAt: Date): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`The name is too long for an archive: ${name}`);
  const header = Buffer.alloc(BLOCK);
  const write = (field: keyof typeof FIELDS, text: string) => header.write(text, FIELDS[field].at);
  const octal = (value: number, field: keyof typeof FIELDS) =>
    write(field, value.toString(8).padStart(FIELDS[field].length - 1, '0'));
  write('name', name);
  octal(0o600, 'mode');
  octal(0, 'owner');
  octal(0, 'group');
  octal(size, 'size');
  octal(Math.floor(changedAt.getTime() / 1000), 'changedAt');
  write('kind', '0');
  write('magic', 'ustar\x0000');
  write('checksum', `${checksumOf(header).toString(8).padStart(6, '0')}\0 `);
  return header;
}

/** The files of an archive, one after the other. What is cut off, damaged or not a plain file is refused. */
export async function* tarEntries(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const input = bytesOf(source);
  for (;;) {
    const header = await input.take(BLOCK);
    if (isEmpty(header)) break;
    const { name, size } = readHeader(header);
    let left = size;
    async function* body() {
      while (left > 0) {
        const chunk = await input.upTo(left);
        left -= chunk.length;
        yield chunk;
      }
    }
    yield { name, size, body: body() };
    while (left > 0) left -= (await input.upTo(left)).length;
    await input.take(tarPadding(size).length);
  }
  if (!isEmpty(await input.take(BLOCK))) throw damaged();
  // To its very end: only there does the compression say whether all of it was sound.
  for await (const chunk of input.rest()) if (!isEmpty(chunk)) throw damaged();
}

const damaged = () => new BackupFault('The archive is damaged or cut off.');

const checksumOf = (header: Buffer) => {
  const { at, length } = FIELDS.checksum;
  return header.reduce((sum, byte, place) => sum + (place >= at && place < at + length ? 32 : byte), 0);
};

const isEmpty = (bytes: Buffer) => bytes.every((byte) => byte === 0);

function readHeader(header: Buffer) {
  const read = ({ at, length }: { at: number; length: number }) =>
    header.toString('utf8', at, at + length).replace(/[\0 ].*$/s, '');
  const octal = (text: string) => (/^[0-7]+$/.test(text) ? Number.parseInt(text, 8) : Number.NaN);
  const size = octal(read(FIELDS.size));
  if (octal(read(FIELDS.checksum)) !== checksumOf(header) || !Number.isSafeInteger(size)) throw damaged();
  if (read(FIELDS.kind) !== '0')
    throw new BackupFault('The archive holds something that is not a plain file.');
  return { name: read(FIELDS.name), size };
}

function bytesOf(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let pending: Buffer = Buffer.alloc(0);

  /** At least one byte, at most that many. */
  async function upTo(most: number): Promise<Buffer> {
    while (pending.length === 0) {
      const next = await chunks.next();
      if (next.done) throw damaged();
      pending = next.value;
    }
    const taken = pending.subarray(0, most);
    pending = pending.subarray(most);
    return taken;
  }

  async function take(count: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    for (let left = count; left > 0; ) {
      const chunk = await upTo(left);
      taken.push(chunk);
      left -= chunk.length;
    }
    return Buffer.concat(taken);
  }

  async function* rest() {
    yield pending;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }

  return { upTo, take, rest };
}
