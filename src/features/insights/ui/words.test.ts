import { expect, test } from 'vitest';
import { lateness, weekWords } from './words';

const noon = '2026-11-15T06:30:00.000Z';

test.each([
  ['2026-11-15T00:00:00.000Z', 'Due today'],
  ['2026-11-14T00:00:00.000Z', 'Due yesterday'],
  ['2026-11-03T00:00:00.000Z', '12 days late'],
])('due on %s is %s', (day, words) => {
  expect(lateness(day, noon)).toBe(words);
  expect(lateness(day, '2026-11-14T18:30:00.000Z')).toBe(words);
});

test.each([
  [{ now: 12, before: 9 }, 'up', '+12 this week, up from 9'],
  [{ now: 1200, before: 150_000 }, 'down', '+1,200 this week, down from 1,50,000'],
  [{ now: 4, before: 4 }, 'level', '+4 this week, as last week'],
  [{ now: 0, before: 3 }, 'down', 'None this week, down from 3'],
  [{ now: 2, before: 0 }, 'up', '+2 this week, up from none'],
  [{ now: 0, before: 0 }, 'level', 'None this week or last'],
])('%o goes %s: %s', (weeks, way, words) => {
  expect(weekWords(weeks)).toEqual({ way, words });
});
