import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhone, normalisePhone } from './phone';

test.each([
  '9818040101',
  '98180 40101',
  '098180-40101',
  '+91 98180 40101',
  '919818040101',
  '0091 98180 40101',
  '(+91) 98180.40101',
])('an Indian mobile typed as %s is one number', (typed) => {
  expect(isPhone(typed)).toBe(true);
  expect(normalisePhone(typed)).toBe('+919818040101');
});

test.each([
  ['+44 20 7946 0018', '+442079460018'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['0044 20 7946 0018', '+442079460018'],
  ['0129 400 4010', '+911294004010'],
  ['1800 111 111', '+911800111111'],
  // Of another country, perhaps, which it does not say.
  ['1 202 555 0123', '12025550123'],
  ['123456', '123456'],
  ['+999 123 456 789', '+999123456789'],
])('%s is kept as %s', (typed, kept) => {
  expect(isPhone(typed)).toBe(true);
  expect(normalisePhone(typed)).toBe(kept);
});

test.each(['', '12345', '1234567890123456', 'call me', '98180x40101', '++919818040101', '9818040101\n;drop'])(
  '%j is no number',
  (typed) => expect(isPhone(typed)).toBe(false),
);

test('any ten digits from 6 on are an Indian number, and what was brought into one way stays as it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }), (number) => {
      expect(normalisePhone(`0${number}`)).toBe(`+91${number}`);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^\+?\d{6,15}$/), (typed) => {
      expect(normalisePhone(normalisePhone(typed))).toBe(normalisePhone(typed));
    }),
  );
});
