import { expect, test } from 'vitest';
import { movedBetween } from './moved-between';

test.each([
  ['abcde', 'abcde', ''],
  ['abcde', 'bcdea', 'a'],
  ['abcde', 'eabcd', 'e'],
  ['abcde', 'acdbe', 'b'],
  ['abcde', 'bacde', 'b'],
  ['abcdef', 'cdabef', 'cd'],
  ['abc', 'cba', 'cb'],
  ['', '', ''],
])('from %s to %s it takes the moves of %s', (before, after, moved) => {
  expect(movedBetween([...before], [...after]).join('')).toBe(moved);
});
