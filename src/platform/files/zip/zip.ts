import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { directoryOf, headOf, LARGEST_ENTRY, tailOf, type Written } from './zip-directory';

export interface ZipEntry {
  name: string;
  content: AsyncIterable<Uint8Array | string>;
}

/**
 * An archive that every system opens by a double click, packed while it is read: in memory is a piece of an entry, and of
 * those before it what the directory says of them. Any number of entries, each below 4 GB. Written by hand, because it is
 * this short.
 */
export async function* zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  const moment = new Date();
  let offset = 0;
  for await (const { name, content } of entries) {
    const entry: Written = { name, moment, checksum: 0, packed: 0, size: 0, offset };
    const head = headOf(entry);
    yield head;
    yield* packedOf(content, entry);
    if (Math.max(entry.size, entry.packed) > LARGEST_ENTRY)
      throw new Error(`${name} is too large for an archive`);
    const tail = tailOf(entry);
    yield tail;
    written.push(entry);
    offset += head.length + entry.packed + tail.length;
  }
  yield* directoryOf(written, offset);
}

async function* packedOf(content: ZipEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw();
  async function* counted() {
    for await (const chunk of content) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      entry.checksum = crc32(bytes, entry.checksum);
      entry.size += bytes.byteLength;
      yield bytes;
    }
  }
  // What fails in it is told by the packer, which it destroys.
  const packing = pipeline(Readable.from(counted(), { objectMode: false }), packer).catch(() => undefined);
  for await (const chunk of packer) {
    entry.packed += chunk.length;
    yield chunk;
  }
  await packing;
}
