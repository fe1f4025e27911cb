import { crc32, deflateRawSync } from 'node:zlib';

interface Packed {
  name: string;
  content: string | Buffer;
  /** What the directory says of its length, where that is not true. */
  says?: number;
}

/** An archive as Word writes it. */
export function zipOf(entries: readonly Packed[]) {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, says } of entries) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(says ?? plain.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, title, packed]);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), facts, where, title]));
    parts.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end]);
}

export const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const typesOf = (main: string) =>
  `<?xml version="1.0"?><Types><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;

const paragraph = (text: string) =>
  `<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A DOCX of these paragraphs, written as XML; with further entries, or of another kind. */
export const docxOf = (paragraphs: readonly string[], more: readonly Packed[] = [], main = MAIN) =>
  zipOf([
    { name: '[Content_Types].xml', content: typesOf(main) },
    {
      name: 'word/document.xml',
      content: `<w:document><w:body>${paragraphs.map(paragraph).join('')}</w:body></w:document>`,
    },
    ...more,
  ]);

const SECTOR = 512;
const FREE = 0xff_ff_ff_ff;
const CHAIN_ENDS = 0xff_ff_ff_fe;
const TABLE_SECTOR = 0xff_ff_ff_fd;

/** The old container with these streams, each long enough to have sectors of its own. A storage has no content. */
export function compoundOf(streams: Readonly<Record<string, Buffer | undefined>>) {
  const names = Object.keys(streams);
  const directorySectors = Math.ceil((names.length + 1) / 4);
  const follows: number[] = [TABLE_SECTOR];
  for (let index = 1; index <= directorySectors; index++)
    follows.push(index === directorySectors ? CHAIN_ENDS : index + 1);
  const content: Buffer[] = [];
  const entries = [entryOf('Root Entry', 5, { child: 1, start: CHAIN_ENDS })];
  for (const [index, name] of names.entries()) {
    const stream = streams[name];
    const right = index + 1 < names.length ? index + 2 : FREE;
    if (stream === undefined) {
      entries.push(entryOf(name, 1, { right }));
      continue;
    }
    const sectors = Math.ceil(Math.max(4096, stream.length) / SECTOR);
    const start = follows.length;
    entries.push(entryOf(name, 2, { right, start, size: sectors * SECTOR }));
    content.push(Buffer.concat([stream, Buffer.alloc(sectors * SECTOR - stream.length)]));
    for (let sector = 1; sector <= sectors; sector++)
      follows.push(sector === sectors ? CHAIN_ENDS : start + sector);
  }
  const header = Buffer.alloc(SECTOR);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  for (const at of [60, 68]) header.writeUInt32LE(CHAIN_ENDS, at);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  for (const [index, next] of follows.entries()) table.writeUInt32LE(next, index * 4);
  const directory = Buffer.concat([...entries, Buffer.alloc(directorySectors * SECTOR)]);
  return Buffer.concat([header, table, directory.subarray(0, directorySectors * SECTOR), ...content]);
}

interface Place {
  child?: number;
  right?: number;
  start?: number;
  size?: number;
}

function entryOf(name: string, kind: number, { child = FREE, right = FREE, start = 0, size = 0 }: Place) {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(name.length * 2 + 2, 64);
  entry.writeUInt8(kind, 66);
  entry.writeUInt32LE(FREE, 68);
  entry.writeUInt32LE(right, 72);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

const TEXT_AT = 2048;

/** A DOC whose text lies in two pieces: a byte for each letter, then two. */
export function docOf(narrow: string, wide = '', more: Readonly<Record<string, Buffer | undefined>> = {}) {
  const document = Buffer.alloc(TEXT_AT + narrow.length + wide.length * 2);
  document.writeUInt16LE(0xa5ec, 0);
  document.writeUInt16LE(0x0200, 0x0a);
  document.writeUInt32LE(narrow.length + wide.length, 0x4c);
  document.writeUInt32LE(0, 0x1a2);
  document.writeUInt32LE(5 + 12 + 16, 0x1a6);
  document.write(narrow, TEXT_AT, 'latin1');
  document.write(wide, TEXT_AT + narrow.length, 'utf16le');
  const pieces = Buffer.alloc(5 + 12 + 16);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(12 + 16, 1);
  for (const [index, from] of [0, narrow.length, narrow.length + wide.length].entries())
    pieces.writeUInt32LE(from, 5 + index * 4);
  pieces.writeUInt32LE(0x40_00_00_00 + TEXT_AT * 2, 5 + 12 + 2);
  pieces.writeUInt32LE(TEXT_AT + narrow.length, 5 + 12 + 8 + 2);
  return compoundOf({ WordDocument: document, '1Table': pieces, ...more });
}
