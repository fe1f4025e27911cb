import { crc32 } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: Uint8Array;
}

/** Bit 11: names are UTF-8. */
const UTF8_NAMES = 0x0800;
const VERSION = 20;
const STORED = 0;

/**
 * An archive that every system opens by a double click, one entry in memory at a time. Entries are stored as they are: what
 * is large in it is packed already. Written by hand, because it is this short.
 */
export async function* zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const fields = commonFields(name, content);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name)]);
    directory.push(directoryEntry(fields, name, offset));
    offset += local.length + content.length;
    yield local;
    yield Buffer.from(content);
  }
  const index = Buffer.concat(directory);
  yield index;
  yield endOf(directory.length, index.length, offset);
}

/** What stands before an entry and in the directory alike. */
function commonFields(name: string, content: Uint8Array) {
  const fields = Buffer.alloc(26);
  const { time, date } = dosMoment(new Date());
  const shorts = [VERSION, UTF8_NAMES, STORED, time, date];
  for (const [place, value] of shorts.entries()) fields.writeUInt16LE(value, place * 2);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

function directoryEntry(fields: Buffer, name: string, offset: number) {
  const head = Buffer.alloc(6);
  head.write('PK\x01\x02', 'latin1');
  head.writeUInt16LE(VERSION, 4);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(offset, 10);
  return Buffer.concat([head, fields, tail, Buffer.from(name)]);
}

function endOf(entries: number, size: number, offset: number) {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** As the first PCs counted: two seconds to a tick, years from 1980. */
function dosMoment(moment: Date) {
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1);
  const date =
    ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate();
  return { time, date };
}
