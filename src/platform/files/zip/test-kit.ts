import { crc32, inflateRawSync } from 'node:zlib';

interface Line {
  name: string;
  checksum: number;
  packed: number;
  size: number;
  offset: number;
}

/** What the directory at the end of an archive says; `missing` bytes before it were left out. */
export function directoryIn(archive: Buffer, missing = 0): Line[] {
  const end = archive.length - 22;
  expectAt(archive, end, 'PK\x05\x06');
  const isLarge = archive.readUInt32LE(end + 16) === 0xffff_ffff;
  let { at, left } = isLarge
    ? directory64()
    : { at: archive.readUInt32LE(end + 16), left: archive.readUInt16LE(end + 10) };
  at -= missing;
  const lines: Line[] = [];
  for (; left > 0; left--) {
    expectAt(archive, at, 'PK\x01\x02');
    const [checksum = 0, packed = 0, size = 0] = [16, 20, 24].map((place) =>
      archive.readUInt32LE(at + place),
    );
    const nameEnd = at + 46 + archive.readUInt16LE(at + 28);
    const near = archive.readUInt32LE(at + 42);
    const offset = near === 0xffff_ffff ? Number(archive.readBigUInt64LE(nameEnd + 4)) : near;
    lines.push({ name: archive.toString('utf8', at + 46, nameEnd), checksum, packed, size, offset });
    at = nameEnd + archive.readUInt16LE(at + 30);
  }
  return lines;

  function directory64() {
    expectAt(archive, end - 20, 'PK\x06\x07');
    const place = Number(archive.readBigUInt64LE(end - 12)) - missing;
    expectAt(archive, place, 'PK\x06\x06');
    return {
      at: Number(archive.readBigUInt64LE(place + 48)),
      left: Number(archive.readBigUInt64LE(place + 32)),
    };
  }
}

/** Takes an archive apart as a program would that knows nothing but the format: from the directory at its end. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const { name, checksum, packed, size, offset } of directoryIn(archive)) {
    expectAt(archive, offset, 'PK\x03\x04');
    const from = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
    const content = inflateRawSync(archive.subarray(from, from + packed));
    if (crc32(content) !== checksum || content.length !== size) throw new Error(`${name} is damaged`);
    expectAt(archive, from + packed, 'PK\x07\x08');
    files.set(name, content);
  }
  return files;
}

function expectAt(archive: Buffer, place: number, signature: string) {
  const found = archive.toString('latin1', place, place + 4);
  if (found !== signature) throw new Error(`${JSON.stringify(signature)} is not at ${place}`);
}
