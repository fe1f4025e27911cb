import { crc32 } from 'node:zlib';

/** Takes an archive apart as a program would that knows nothing but the format: from the directory at its end. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22;
  if (archive.toString('latin1', end, end + 4) !== 'PK\x05\x06') throw new Error('the archive has no end');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.toString('latin1', at, at + 4) !== 'PK\x01\x02') throw new Error('the directory is broken');
    const [checksum, size] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 24)];
    const nameEnd = at + 46 + archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, nameEnd);
    const local = archive.readUInt32LE(at + 42);
    if (archive.toString('latin1', local, local + 4) !== 'PK\x03\x04')
      throw new Error(`${name} is not there`);
    const from = local + 30 + archive.readUInt16LE(local + 26);
    const content = archive.subarray(from, from + size);
    if (crc32(content) !== checksum) throw new Error(`${name} is damaged`);
    files.set(name, content);
    at = nameEnd;
  }
  return files;
}
