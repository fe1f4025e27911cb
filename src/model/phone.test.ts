import { expect, test } from 'vitest';
import { isPhone, normalisePhone } from './phone';

test.each([
  '9818040101',
  '98180 40101',
  '098180-40101',
  '+91 98180 40101',
  '919818040101',
  '(+91) 98180.40101',
])('an Indian mobile typed as %s is one number', (typed) => {
  expect(isPhone(typed)).toBe(true);
  expect(normalisePhone(typed)).toBe('+919818040101');
});

test.each([
  ['+44 20 7946 0000', '+442079460000'],
  ['0129 400 4010', '01294004010'],
  ['123456', '123456'],
])('%s is kept as %s', (typed, kept) => {
  expect(isPhone(typed)).toBe(true);
  expect(normalisePhone(typed)).toBe(kept);
});

test.each(['', '12345', '1234567890123456', 'call me', '98180x40101', '++919818040101', '9818040101\n;drop'])(
  '%j is no number',
  (typed) => expect(isPhone(typed)).toBe(false),
);
