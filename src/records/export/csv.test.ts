import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv';

/** As any reader of CSV takes a line apart. */
function cellsOf(line: string) {
  const cells = `,${line.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return Array.from(cells, ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain);
}

test.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
  'attack 26: a cell that starts with %j is a text to every spreadsheet',
  (start) => {
    for (const rest of ['1+1', 'HYPERLINK("http://evil.example","x")', "cmd|' /C calc'!A0", ',2', '']) {
      const [cell, next, ...others] = cellsOf(csvLine([start + rest, 'next']));
      expect([cell, next, others]).toEqual([`'${start}${rest}`, 'next', []]);
    }
  },
);

test('a cell that is no formula stays what it is', () => {
  const cells = ['Asha', '1 + 1 = 2', 'a@b.example', 'Sharma, "Anita"', 'two\r\nlines', ''];
  expect(cellsOf(csvLine(cells))).toEqual(cells);
});

test('attack 26: nor does a formula begin where another language’s spreadsheet parts the cells', () => {
  const cells = [
    'Asha;=HYPERLINK("http://evil.example")',
    'x; @SUM(1);-1+1|cmd;\t+2',
    'first line\n=1+1',
    'Delhi;Faridabad',
  ];
  const line = csvLine(['15/11/2026', ...cells]);
  for (const cell of line.split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
  expect(cellsOf(line).at(-1)).toBe('Delhi;Faridabad');
});

test('attack 26: whatever the cells hold, as many come out, and none of them starts a formula', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[=+\-@\t\r\n",;' a]{0,6}$/));
  /** Without the apostrophes that make a cell a text. */
  const said = (one = '') => one.replace(/(?<=^|[;\t\r\n]\s*)'(?=[=+\-@\t\r\n＝＋－＠])/g, '');
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      const read = cellsOf(csvLine(cells));
      expect(read.map(said)).toEqual(cells.map(said));
      for (const one of read) expect(one).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }),
  );
});
