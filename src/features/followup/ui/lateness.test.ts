import { expect, test } from 'vitest';
import { lateness } from './lateness';

const noon = '2026-11-15T06:30:00.000Z';

test.each([
  ['2026-11-15T00:00:00.000Z', 'Due today'],
  ['2026-11-14T00:00:00.000Z', 'Due yesterday'],
  ['2026-11-03T00:00:00.000Z', '12 days late'],
])('due on %s is %s', (day, words) => {
  expect(lateness(day, noon)).toBe(words);
  expect(lateness(day, '2026-11-14T18:30:00.000Z')).toBe(words);
});
