/** Bit 3: sizes and checksum follow the content; bit 11: names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** What knows numbers beyond 32 bits. */
const VERSION_64 = 45;
const FULL_16 = 0xffff;
const FULL_32 = 0xffff_ffff;

export const LARGEST_ENTRY = FULL_32 - 1;

export interface Written {
  name: string;
  moment: Date;
  checksum: number;
  packed: number;
  size: number;
  /** Where it begins. */
  offset: number;
}

/** What stands before an entry, when it is not known yet how large it is. */
export const headOf = (entry: Written) => bytes('PK\x03\x04', fieldsOf(entry, VERSION, 0), entry.name);

/** What stands behind it. */
export const tailOf = (entry: Written) => bytes('PK\x07\x08', sizesOf(entry));

/** The directory, which begins at `offset`, and the end. */
export function* directoryOf(written: readonly Written[], offset: number): Generator<Buffer> {
  let size = 0;
  for (const entry of written) {
    const line = lineOf(entry);
    size += line.length;
    yield line;
  }
  const isLarge = written.length >= FULL_16 || offset + size >= FULL_32;
  if (isLarge) yield end64(written.length, size, offset);
  const end = Buffer.alloc(18);
  for (const place of [4, 6]) end.writeUInt16LE(Math.min(written.length, FULL_16), place);
  for (const [place, value] of [size, offset].entries())
    end.writeUInt32LE(isLarge ? FULL_32 : value, 8 + place * 4);
  yield bytes('PK\x05\x06', end);
}

function lineOf(entry: Written) {
  const isFar = entry.offset >= FULL_32;
  const version = isFar ? VERSION_64 : VERSION;
  const made = Buffer.alloc(2);
  made.writeUInt16LE(version);
  const extra = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(entry.offset), 4);
  }
  const place = Buffer.alloc(14);
  place.writeUInt32LE(Math.min(entry.offset, FULL_32), 10);
  return bytes('PK\x01\x02', made, fieldsOf(entry, version, extra.length), place, entry.name, extra);
}

/** The same end in 64 bits, and where to find it. */
function end64(entries: number, size: number, offset: number) {
  const end = Buffer.alloc(52);
  end.writeBigUInt64LE(44n, 0);
  for (const place of [8, 10]) end.writeUInt16LE(VERSION_64, place);
  for (const place of [20, 28]) end.writeBigUInt64LE(BigInt(entries), place);
  end.writeBigUInt64LE(BigInt(size), 36);
  end.writeBigUInt64LE(BigInt(offset), 44);
  const locator = Buffer.alloc(16);
  locator.writeBigUInt64LE(BigInt(offset + size), 4);
  locator.writeUInt32LE(1, 12);
  return bytes('PK\x06\x06', end, bytes('PK\x06\x07', locator));
}

function fieldsOf(entry: Written, version: number, extra: number) {
  const head = Buffer.alloc(10);
  const { time, date } = dosMoment(entry.moment);
  for (const [place, value] of [version, FLAGS, DEFLATED, time, date].entries())
    head.writeUInt16LE(value, place * 2);
  const lengths = Buffer.alloc(4);
  lengths.writeUInt16LE(Buffer.byteLength(entry.name), 0);
  lengths.writeUInt16LE(extra, 2);
  return Buffer.concat([head, sizesOf(entry), lengths]);
}

function sizesOf({ checksum, packed, size }: Written) {
  const sizes = Buffer.alloc(12);
  for (const [place, value] of [checksum, packed, size].entries()) sizes.writeUInt32LE(value, place * 4);
  return sizes;
}

/** Signatures are a byte a letter; names are UTF-8. */
const bytes = (signature: string, ...parts: (Buffer | string)[]) =>
  Buffer.concat([
    Buffer.from(signature, 'latin1'),
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
  ]);

/** As the first PCs counted: two seconds to a tick, years from 1980. */
function dosMoment(moment: Date) {
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1);
  const date =
    ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate();
  return { time, date };
}
