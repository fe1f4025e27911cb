import { expect, test } from 'vitest';
import { howLongAgo } from './how-long-ago';
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
