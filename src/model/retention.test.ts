import { expect, test } from 'vitest';
import { addMonths } from './retention';

test.each([
  ['2026-11-15T10:00:00.000Z', 24, '2028-11-15T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', -1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-15T10:00:00.000Z', -12, '2025-01-15T10:00:00.000Z'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});
