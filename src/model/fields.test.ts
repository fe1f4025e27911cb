import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf, email, oneLine, optionalLine, paragraphs, phone, searchText } from './fields';
import { asOneLine } from './typed/typed-text';

const messageOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

test('text is trimmed, and every script is welcome', () => {
  expect(oneLine('Name').parse('  अनिता O’Neil 🌿 ')).toBe('अनिता O’Neil 🌿');
});

test.each([
  [undefined, 'Name is required.'],
  [null, 'Name is required.'],
  [42, 'Name is required.'],
  ['  ', 'Name is required.'],
  ['x'.repeat(121), 'Name can have at most 120 characters.'],
  ['a\r\nBcc: b', 'Name has characters that cannot be used here.'],
  ['a\u0000b', 'Name has characters that cannot be used here.'],
  ['a\u2028b', 'Name has characters that cannot be used here.'],
  ['a\ud800', 'Name has characters that cannot be used here.'],
])('the text %j is refused: %s', (value, message) => {
  expect(messageOf(oneLine('Name').safeParse(value))).toBe(message);
});

test('an email is kept in lower case', () => {
  expect(email().parse(' Asha@Verma.Example ')).toBe('asha@verma.example');
});

test.each([
  'asha',
  'asha@',
  '@verma.example',
  'a b@verma.example',
  'a@verma.example, b@verma.example',
  'a@b',
])('the email %s is refused', (value) =>
  expect(messageOf(email().safeParse(value))).toBe('Enter a valid email address.'),
);

test('a phone is kept in one form, a search keeps every character', () => {
  expect(phone().parse('098180 40101')).toBe('+919818040101');
  expect(searchText().parse(' 100% _"\\ ')).toBe('100% _"\\');
});

test('a code is one of its list, and nothing that every object has', () => {
  const colour = codeOf('a colour', { red: 'Red' });
  expect(colour.parse('red')).toBe('red');
  for (const value of ['Red', 'blue', 'constructor', '__proto__']) {
    expect(messageOf(colour.safeParse(value))).toBe('Choose a colour from the list.');
  }
});

describe('what cannot be seen', () => {
  test.each([
    ['zero-width space', '\u200b'],
    ['zero-width joiners', '\u200d\u200c'],
    ['a byte order mark', '\ufeff'],
    ['bidi controls', '\u202e\u2066\u2069'],
    ['a soft hyphen', '\u00ad'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['a blank in Braille', '\u2800'],
    ['blanks of many widths', '\u00a0\u2003\u3000'],
    ['a variation selector', '\ufe0f'],
    ['signs that only stand on others', '\u0301\u034f'],
    ['tags', '\u{e0041}\u{e0064}'],
    ['invisible operators', '\u2061\u2064'],
  ])('is nothing: %s', (_what, value) => {
    expect(messageOf(oneLine('Name').safeParse(value))).toBe('Name is required.');
    expect(messageOf(paragraphs('Message', 100).safeParse(`\n${value}\n`))).toBe('Message is required.');
  });

  test.each([
    ['the order of letters turned round', 'Asha \u202egpj.exe', 'Asha gpj.exe'],
    ['a name that looks like another', 'Ad\u200bm\u2060in\u200d', 'Admin'],
    ['an accent held apart from its letter', 'Rene\u200b\u0301', 'Ren\u00e9'],
    ['fillers of Hangul', 'Ad\u115f\u1160min\u3164\uffa0', 'Admin'],
    ['a joiner of letters without a form', 'Ad\u034fmin\u034f', 'Admin'],
    ['what chooses a form where there is one', 'Ad\ufe0fmin\u{e01ef}', 'Admin'],
    ['vowels of Khmer that are not written', 'Admin\u17b4\u17b5', 'Admin'],
    ['blanks of Braille and of music', 'Ad\u2800min\u{1d159}', 'Admin'],
    ['marks of annotations', 'Ad\ufff9min\ufffb', 'Admin'],
    ['a joiner behind a letter in two codes', 'Rene\u0301\u200d', 'Ren\u00e9'],
    ['a joiner behind what is taken out', 'Admin\u3164\u200d\u034f\u200c', 'Admin'],
    [
      'a second of what chooses a form',
      '\u845b\u{e0100}\u{e0101} \u2764\ufe0f\ufe0f',
      '\u845b\u{e0100} \u2764\ufe0f',
    ],
    ['what a number was copied with', '\u202a+91 98180 40101\u202c', '+91 98180 40101'],
  ])('is taken out: %s', (_what, typed, kept) => {
    expect(oneLine('Name').parse(typed)).toBe(kept);
    expect(optionalLine('Name').parse(typed)).toBe(kept);
    expect(searchText().parse(typed)).toBe(kept);
  });

  test.each([
    ['Malayalam', '\u0d05\u0d28\u0d3f\u0d7d \u0d28\u0d4d\u200d'],
    ['Bengali', '\u09b0\u200d\u09cd\u09af'],
    ['Hindi', '\u0915\u094d\u200d\u0937\u0924\u094d\u200c\u0930'],
    ['Persian', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['a Japanese name with the form of its character', '\u845b\u{e0100}\u57ce'],
    ['signs with the look of emoji', '1\ufe0f\u20e3 \u2618\ufe0f \u2618\ufe0e'],
    ['an emoji of several', '\u{1f469}\u{1f3fd}\u200d\u{1f4bb} \u2764\ufe0f\u200d\u{1f525}'],
  ])('stays where a script needs it: %s', (_what, typed) => {
    expect(oneLine('Name').parse(typed)).toBe(typed);
  });

  test('stays in several lines, where words of two directions may need it', () => {
    const typed = 'See \u2067\u05e9\u05dc\u05d5\u05dd\u2069!\nThanks';
    expect(paragraphs('Message', 100).parse(typed)).toBe(typed);
  });
});

test('no letter carries more marks than a script sets on one', () => {
  const tibetan = '\u0f67\u0f90\u0fb5\u0fa8\u0fb3\u0fba\u0fbc\u0fbb\u0f82';
  for (const field of [oneLine('Name'), optionalLine('Name'), paragraphs('Name', 200), searchText()]) {
    expect(field.parse(`x${'\u0301'.repeat(100)}y`)).toBe(`x${'\u0301'.repeat(8)}y`);
    expect(field.parse(tibetan)).toBe(tibetan);
  }
});

test('a long row of marks and joiners is read once', () => {
  // Read anew from each of them it would take longer than any test may.
  const rows = ['\u0301'.repeat(600_000), '\u200d'.repeat(600_000), '\u0301\u200d'.repeat(300_000)];
  for (const row of rows) expect(asOneLine(`\u0915${row}`).length).toBeLessThan(row.length);
});

test('letters are kept in one code, whichever keyboard they came from', () => {
  for (const field of [oneLine('Name'), optionalLine('Name'), paragraphs('Name', 100), searchText()])
    expect(field.parse('Jose\u0301 A\u030angstro\u0308m')).toBe('Jos\u00e9 \u00c5ngstr\u00f6m');
});

test('what was kept once is kept as it is', () => {
  const pieces = fc.constantFrom(
    'e',
    '\u0301',
    '\u200b',
    '\u200d',
    '\u202e',
    '\u0915',
    '\u094d',
    ' ',
    '\u1100',
    '\u1161',
    '\ufe0f',
    '\u3164',
    '\u034f',
    '\u{1f33f}',
    '\u845b',
    '\u{e0100}',
    '\u20e3',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const kept = asOneLine(text);
      return asOneLine(kept) === kept && kept.normalize('NFC') === kept;
    }),
  );
});
