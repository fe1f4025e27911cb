import { expect, test } from 'vitest';
import { readAmount, readNumber, readPaise } from '~/lib/typed/numbers-typed';
import { firstFault, readSheet } from '../sheet/read-sheet';
import { newLine, newSheet, type SheetLine } from '../sheet/sheet';
import { cellsOf, isTable, paste } from './paste';

const line = (values: Partial<SheetLine>) => ({ ...newLine(), ...values });
const from = { line: 0, column: 'description' } as const;

test.each([
  ['45000', 45_000_00],
  ['₹ 45,000.00', 45_000_00],
  ['₹45,000.5', 45_000_50],
  ['Rs. 12,34,567/-', 12_34_567_00],
  ['INR 33.33', 33_33],
  ['0.29', 29],
  ['.5', 50],
  ['1.10000', 1_10],
  ['12.345', undefined],
  ['-5', undefined],
  ['twelve', undefined],
  ['2,5', undefined],
  ['45,00', undefined],
  ['0,500', undefined],
  ['1,2345', undefined],
  ['1,20,000,00', undefined],
  ['1,,000', undefined],
  ['18%', undefined],
  ['999,99,99,999', 9_999_999_999_00],
  ['12 34 567', 12_34_567_00],
  ['', undefined],
  ['.', undefined],
])('a rate of “%s” is %s paise', (typed, paise) => {
  expect(readPaise(typed)).toBe(paise);
});

test.each([
  ['18%', 18],
  ['18 %', 18],
  ['1,000.5', 1000.5],
  ['12,000', 12_000],
  ['1,20,000', 1_20_000],
  ['1,234,567', 1_234_567],
  ['2.', 2],
  ['2,5', undefined],
  ['7,5 %', undefined],
  ['2 5', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['two', undefined],
])('“%s” is the number %s', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

test('an amount with a unit is both', () => {
  expect(readAmount('2 nos')).toEqual({ amount: '2', unit: 'nos' });
  expect(readAmount('1,000 घंटे')).toEqual({ amount: '1,000', unit: 'घंटे' });
  expect(readAmount('12')).toBeUndefined();
});

test('one cell is no table; several cells or rows are, and cells in quotation marks hold breaks of their own', () => {
  expect(['plain words', 'plain words\n', 'a, b'].map(isTable)).toEqual([false, false, false]);
  expect(['a\tb', 'a\nb', 'a\r\nb\r\n'].map(isTable)).toEqual([true, true, true]);
  expect(cellsOf('a\t"say ""hi""\nand more"\t\r\n\r\nc\td')).toEqual([
    ['a', 'say "hi"\nand more', ''],
    ['c', 'd'],
  ]);
  expect(cellsOf('5" pipe\t2')).toEqual([['5" pipe', '2']]);
});

test('rows from a spreadsheet fill the lines from a cell on, and go on in new ones taxed as the last', () => {
  const { lines, count } = paste(
    [line({ description: 'There before' }), line({ gst: '5' })],
    { line: 1, column: 'description' },
    'Website\t998314\t1\tproject\t₹45,000.00\t10%\t18%\r\nHosting\t998315\t12 months\t\t1,500\t\t\r\n',
  );
  expect(count).toBe(2);
  expect(lines).toEqual([
    line({ description: 'There before' }),
    line({
      ...{ description: 'Website', sac: '998314', quantity: '1', unit: 'project' },
      ...{ rate: '₹45,000.00', discount: '10%', gst: '18%' },
    }),
    line({
      ...{ description: 'Hosting', sac: '998315', quantity: '12', unit: 'months', rate: '1,500' },
      gst: '18%',
    }),
  ]);
});

test('titles say which column is which, what is reckoned here is left out, and nothing else is lost', () => {
  const { lines } = paste(
    [newLine()],
    from,
    'S.No.\tParticulars\tHSN/SAC\tQty\tUnit Price\tColour\tAmount\n1\tSensor\t8543\t4\tRs. 900/-\tgreen\t3600',
  );
  expect(lines).toEqual([
    line({ description: 'Sensor', sac: '8543', quantity: '4', rate: 'Rs. 900/-', note: 'Colour: green' }),
  ]);
});

test('more columns than there are, and a cell of several lines, become a note', () => {
  const { lines } = paste([newLine()], from, 'Site\t\t1\t\t5\t\t18\textra\tmore');
  expect(lines[0]?.note).toBe('extra\nmore');
  expect(paste([newLine()], from, '"Site\nin two languages"\t998314').lines[0]).toMatchObject({
    description: 'Site',
    note: 'in two languages',
    sac: '998314',
  });
});

test('what cannot be read is marked where it stands, and named in words', () => {
  const sheet = newSheet(
    { name: 'Asha', email: 'asha@verma.example', phone: '+919818040101' },
    { terms: '', validityDays: 30 },
  );
  const { lines } = paste(
    sheet.lines,
    from,
    'Site\tabc\ttwo\t\tmuch\t\t18\nHosting\t\t1\t\t99.999\t120%\tx\nCare\t\t2,5 hours\t\t900,50\t7,5\t18',
  );
  const { form, faults } = readSheet({ ...sheet, lines: [newLine(), ...lines] });
  expect(form).toBeUndefined();
  expect(faults).toEqual({
    'lines.1.sac': 'A SAC or HSN has 4, 6 or 8 digits.',
    'lines.1.quantity': '“two” cannot be read as a number.',
    'lines.1.rate': '“much” cannot be read as a number.',
    'lines.2.rate': '“99.999” cannot be read as a number.',
    'lines.2.discount': 'Discount can be 100 at most.',
    'lines.2.gst': '“x” cannot be read as a number.',
    'lines.3.quantity': '“2,5” cannot be read as a number.',
    'lines.3.rate': '“900,50” cannot be read as a number.',
    'lines.3.discount': '“7,5” cannot be read as a number.',
  });
  expect(firstFault(faults)).toBe('Line 2: A SAC or HSN has 4, 6 or 8 digits.');
});

test('empty lines are no lines, and a line without a rate costs nothing yet', () => {
  const sheet = newSheet(
    { name: 'Asha', email: 'asha@verma.example', phone: '+919818040101' },
    { terms: 'Half in advance', validityDays: 30 },
  );
  const { form } = readSheet({ ...sheet, lines: [newLine(), line({ description: 'Site' }), newLine()] });
  expect(form).toMatchObject({
    lines: [{ description: 'Site', quantity: 1, ratePaise: 0, discountPercent: 0, gstPercent: 18 }],
    terms: 'Half in advance',
  });
  expect(readSheet(sheet).faults).toEqual({ lines: 'A quotation has a line at least.' });
});
