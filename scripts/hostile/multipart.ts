import type { Dice } from './dice.ts';

const base64 = (text: string) => Buffer.from(text, 'base64');

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const PNG = base64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);

const LIST = Buffer.from('Name,Email\r\nAsha Verma,asha@verma.example\r\n');

/** None of them is a CV or a picture, whatever they begin with. */
const FOREIGN = [
  Buffer.from('<!doctype html><script>alert(1)</script>'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'),
  Buffer.from('PK\x03\x04\x14\0\0\0\0\0cv.pdf', 'latin1'),
  Buffer.from('%PDF-1.4\n<script>alert(1)</script>\n%%EOF\n'),
  Buffer.concat([PDF, Buffer.from('PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1')]),
  PNG.subarray(0, 30),
  Buffer.alloc(0),
  Buffer.from('GIF89a\n%PDF-1.4\n'),
];

const NAMES = [
  'cv.pdf',
  '../../x.pdf',
  'a.pdf.html',
  '..\\..\\x.png',
  'x\0.png',
  `${'n'.repeat(300)}.pdf`,
  '\u202efdp.exe',
  'CON',
  '.htaccess',
  '"; filename="y.html',
];

export interface FilePart {
  name: string;
  content: Buffer;
  isForeign: boolean;
}

/** A PNG is taken wherever a file is, but for lists. */
export const properFile = (type?: string): FilePart =>
  type === 'text/csv'
    ? { name: 'list.csv', content: LIST, isForeign: false }
    : { name: 'photo.png', content: PNG, isForeign: false };

export function slyFile(dice: Dice): FilePart {
  const name = dice.pick(NAMES);
  if (dice.chance(0.3)) return { name, content: PNG, isForeign: false };
  return { name, content: dice.pick(FOREIGN), isForeign: true };
}

const BOUNDARY = 'b0undary';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** By hand, since no proper client would send such names. */
export function formBody(fields: Iterable<[string, string]>, files: Iterable<[string, FilePart]>): Buffer {
  const parts: Buffer[] = [];
  for (const [name, value] of fields) {
    parts.push(
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    );
  }
  for (const [field, { name, content }] of files) {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
    parts.push(Buffer.from(head), content, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
