import { expect, test } from 'vitest';
import { quickShare, waitWords } from './lead-words';

test.each([
  [null, 'None yet'],
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [200, '3 h 20 min'],
])('%s minutes are %s', (minutes, words) => {
  expect(waitWords(minutes)).toBe(words);
});

test('who still waits counts as not answered in time', () => {
  const figures = { medianMinutes: 5, p90Minutes: 9, won: 0, lost: 0, wonPaise: 0 };
  expect(quickShare({ ...figures, came: 4, answered: 2, within15: 0.5 })).toBe('25%');
  expect(quickShare({ ...figures, came: 0, answered: 0, within15: 0 })).toBe('None yet');
});
