import { expect, test } from 'vitest';
import { phoneWords } from './phone-words';

test.each([
  ['+919818040101', '+91 98180 40101'],
  ['+911294012345', '+91 129 401 2345'],
  ['+442079460018', '+44 207 946 0018'],
  ['+12025550123', '+1 202 555 0123'],
  ['+97143318000', '+971 433 180 00'],
  ['9818040101', '9818040101'],
  ['', ''],
])('%s is read as %s', (stored, words) => {
  expect(phoneWords(stored)).toBe(words);
});
