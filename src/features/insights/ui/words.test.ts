import { expect, test } from 'vitest';
import { weekWords } from './words';

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
