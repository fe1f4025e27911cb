import { expect, test } from 'vitest';
import { shareWords, stayWords } from './hiring-words';

test.each([
  [null, 'None yet'],
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [1439, '24 h'],
  [1440, '1 day'],
  [5040, '3.5 days'],
  [1_440_000, '1,000 days'],
])('%s minutes are said as %s', (minutes, words) => expect(stayWords(minutes)).toBe(words));

test('a share of none is none yet', () => {
  expect([shareWords(0, 0), shareWords(1, 3)]).toEqual(['None yet', '33%']);
});
