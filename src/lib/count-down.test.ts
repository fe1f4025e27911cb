import { expect, test } from 'vitest';
import { countDown } from './count-down';

const noon = '2026-11-15T06:30:00.000Z';

test.each([
  ['2026-11-10T00:00:00.000Z', 'today'],
  ['2026-11-15T18:00:00.000Z', 'today'],
  // Half an hour past midnight in Faridabad.
  ['2026-11-15T19:00:00.000Z', 'tomorrow'],
  ['2026-11-27T06:30:00.000Z', 'in 12 days'],
  ['2027-11-15T06:30:00.000Z', 'in 12 months'],
  ['2028-11-15T06:30:00.000Z', 'in 24 months'],
])('%s is %s', (then, words) => {
  expect(countDown(then, noon)).toBe(words);
});
