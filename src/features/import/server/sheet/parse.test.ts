// On SQLite alone: it is about files, before anything of them is stored.
import { describe, expect, test } from 'vitest';
import { peopleIn } from '~/records/people-in';
import { isoDay, typedIn } from './cells';
import { guessMapping } from './columns';
import { decode } from './decode';
import { parseSheet } from './parse';

const read = (bytes: Buffer) => parseSheet(decode(bytes));
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

const SHEET = 'Name;City\r\nZoë;"Delhi;\nNew"\r\n\r\nअनिता;Pune';
const CODES: [string, Buffer][] = [
  ['UTF-8', Buffer.from(SHEET)],
  ['Excel’s UTF-8', Buffer.from(`\ufeff${SHEET}`)],
  ['UTF-16, the small end first', Buffer.from(`\ufeff${SHEET}`, 'utf16le')],
  ['UTF-16, the large end first', bigEndian(`\ufeff${SHEET}`)],
  ['UTF-16 without a mark', Buffer.from(SHEET, 'utf16le')],
  ['tabs', Buffer.from(SHEET.replace(/;(?!\n)/g, '\t'))],
  ['commas', Buffer.from(SHEET.replace(/;(?!\n)/g, ','))],
  ['a line that says how cells are parted', Buffer.from(`sep=;\n${SHEET}`)],
  ['lines that end as on a Mac of old', Buffer.from(SHEET.replaceAll('\r\n', '\r'))],
];

test.each(CODES)('a sheet in %s is the same sheet', async (_code, bytes) => {
  expect(await read(bytes)).toEqual({
    columns: ['Name', 'City'],
    rows: [
      { line: 2, cells: ['Zoë', 'Delhi;\nNew'] },
      { line: 4, cells: ['अनिता', 'Pune'] },
    ],
  });
});

test('what Windows has always written is read, too', async () => {
  const { rows } = await read(Buffer.from('Name,City\nZo\xeb,K\xf6ln', 'latin1'));
  expect(rows).toEqual([{ line: 2, cells: ['Zoë', 'Köln'] }]);
});

test('columns without a name, with that of another, or with one that nothing can have, are told by their place', async () => {
  const { columns, rows } = await read(Buffer.from('Name,,Name,__proto__\na,b,c,d,e\n1,2'));
  expect(columns).toEqual(['Name', 'Column 2', 'Name (3)', 'Column 4']);
  // One more than there are columns says that the line does not fit.
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['a', 'b', 'c', 'd', 'e'],
    ['1', '2', '', ''],
  ]);
});

test('a column may be called by a day', async () => {
  const { columns } = await read(Buffer.from('Name,2026-11-18,19/11/2026\na,b,c'));
  expect(columns).toEqual(['Name', '2026-11-18', '19/11/2026']);
});

test('a column that is called as another one would be by its place has a name of its own', async () => {
  const { columns } = await read(Buffer.from('Name (3),Name,Name\na,b,c'));
  expect(columns).toEqual(['Name (3)', 'Name', 'Name (3) (3)']);
});

/** Read more than once, the large ones would take hours. */
describe('attack 57: refused in words, at once:', () => {
  const line = 'a,b\n';
  const REFUSED: [string, Buffer, RegExp][] = [
    ['5 MB of one line', Buffer.alloc(5e6, 'x'), /Line 1 is too long/],
    ['5 MB of one line of cells', Buffer.alloc(5e6, 'x,'), /Line 1 is too long/],
    ['10,000 columns', Buffer.from(`${'a,'.repeat(10_000)}\n`), /10001 columns/],
    ['10,000 columns in a row', Buffer.from(`${line}${'a,'.repeat(10_000)}\n`), /Line 2 has 10001 columns/],
    ['UTF-16 cut in half', Buffer.from(`\ufeff${line}😀`, 'utf16le').subarray(0, -1), /cut off/],
    ['a pair cut in half', Buffer.from(`\ufeff${line}😀`, 'utf16le').subarray(0, -2), /cut off/],
    ['a quote that never closes', Buffer.from(`${line}"Asha,Delhi\nRavi,Pune\n`), /opened in line 2/],
    ['one in a large file', Buffer.from(`${line}"${line.repeat(100_000)}`), /Line 2 is too long/],
    ['too many rows', Buffer.from(line.repeat(20_002)), /more than 20,000 rows/],
    ['5 MB of blank lines', Buffer.from(`${line}${'\n'.repeat(5e6)}`), /more than 40,000 lines/],
    ['a cell of 40,000 letters', Buffer.from(`${line}${'x'.repeat(40_000)},b`), /too long/],
    ['a workbook', Buffer.from('PK\x03\x04 and more'), /workbook/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), /no CSV/],
    ['a NUL', Buffer.from('Name,City\nA\0sha,Delhi'), /no CSV/],
    ['nothing but blanks', Buffer.from(' \n \n'), /nothing in this file/],
    ['a header alone', Buffer.from('Name,City\n\n'), /no rows/],
    ['no header', Buffer.from(',\nAsha,Delhi'), /names of the columns/],
    [
      'somebody’s address for a header',
      Buffer.from('Asha,asha@verma.example\nRavi,r@rao.example'),
      /names of/,
    ],
    ['somebody’s number for one', Buffer.from("Asha,'+91 98180 40101\nRavi,98180 40102"), /names of the col/],
  ];
  test.each(REFUSED)('%s', async (_name, bytes, words) => {
    await expect(async () => read(bytes)).rejects.toMatchObject({ message: expect.stringMatching(words) });
  });
});

test('days are read as they are written here, and no other day is made of them', () => {
  const days = [
    '19/11/2026',
    '1.2.2026',
    '01-02-2026',
    '19/11/2026 14:20',
    '31/02/2026',
    '13/13/2026',
    'soon',
  ];
  expect(days.map(isoDay)).toEqual([
    ...['2026-11-19', '2026-02-01', '2026-02-01', '2026-11-19'],
    ...[undefined, undefined, undefined],
  ]);
});

test('what an export of ours made harmless is what it was', () => {
  expect(["'+919818040101", "'=1+1", "O'Neil", "'quoted'"].map(typedIn)).toEqual([
    ...['+919818040101', '=1+1', "O'Neil", "'quoted'"],
  ]);
});

test('who stands in a row is known as they are looked for', () => {
  const cells = ['Asha <Asha@Verma.example>', '098180 40101', "'+44 20 7946 0018", '12', 'x@y'];
  expect(peopleIn(cells.map(typedIn))).toBe('asha@verma.example +919818040101 +442079460018 x@y');
});

test('attack 57: the longest cell is looked through for people once', () => {
  // Longer than any cell, so that to look from each of its letters would take hours.
  const long = 'a.'.repeat(1_000_000);
  expect(peopleIn([long, `${long}@b`]) === `${long}@b`).toBe(true);
});

test('columns are guessed by their names, each field once', () => {
  const fields = ['name', 'email', 'phone', 'city'].map((field) => ({ field, label: field, required: true }));
  const columns = ['Full name', 'E-mail', 'Mobile No.', 'Phone', 'Town', 'Date'];
  expect(guessMapping(columns, fields)).toEqual({
    'Full name': 'name',
    'E-mail': 'email',
    Phone: 'phone',
    Town: 'city',
  });
});
