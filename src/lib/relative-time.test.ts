import { expect, test } from 'vitest';
import { countDown, howLongAgo, lateness } from './relative-time';
import { DAY, HOUR, MINUTE, SECOND } from './time';

const now = Date.parse('2026-11-15T10:00:00.000Z');

test.each([
  [-5 * SECOND, 'just now'],
  [59 * SECOND, 'just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [DAY, 'yesterday'],
  [6 * DAY, '6 days ago'],
  [8 * DAY, '07/11/2026'],
])('%i ms before now is %s', (past, words) => {
  expect(howLongAgo(new Date(now - past).toISOString(), now)).toBe(words);
});

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

test.each([
  ['2026-11-15T00:00:00.000Z', 'Due today'],
  ['2026-11-14T00:00:00.000Z', 'Due yesterday'],
  ['2026-11-03T00:00:00.000Z', '12 days late'],
])('due on %s is %s', (day, words) => {
  expect(lateness(day, noon)).toBe(words);
  expect(lateness(day, '2026-11-14T18:30:00.000Z')).toBe(words);
});
