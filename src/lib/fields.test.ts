import { expect, test } from 'vitest';
import { codeOf, email, oneLine, phone, searchText } from './fields';

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
