import { expect, test } from 'vitest';
import { DAY } from '~/lib/time';
import { binsOf, ticksUpTo } from './scale';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [14, [0, 5, 10, 15]],
  [70, [0, 20, 40, 60, 80]],
  [100, [0, 50, 100]],
  [2740, [0, 1000, 2000, 3000]],
])('an axis up to %i', (greatest, ticks) => {
  expect(ticksUpTo(greatest)).toEqual(ticks);
});

const pointsOf = (length: number) =>
  Array.from({ length }, (_, index) => ({
    day: new Date(Date.parse('2026-01-01') + index * DAY).toISOString().slice(0, 10),
    count: 1,
  }));

test('ninety days are ninety bars', () => {
  const bins = binsOf(pointsOf(90));
  expect(bins).toHaveLength(90);
  expect(bins[0]).toEqual({ from: '2026-01-01', to: '2026-01-01', count: 1 });
});

test('a year is weeks, the last of them whole and no day lost', () => {
  const bins = binsOf(pointsOf(365));
  expect(bins).toHaveLength(52);
  expect(bins[0]).toEqual({ from: '2026-01-01', to: '2026-01-08', count: 8 });
  expect(bins.at(-1)).toEqual({ from: '2026-12-25', to: '2026-12-31', count: 7 });
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(365);
});
