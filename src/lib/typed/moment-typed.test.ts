import { expect, test } from 'vitest';
import { momentTyped } from './moment-typed';

test.each([
  ['2026-11-19', '15:30', '2026-11-19T10:00:00.000Z'],
  ['12026-11-19', '15:30', ''],
  ['2026-13-01', '15:30', ''],
  ['2026-11-19', '3:30 pm', ''],
  ['2026-11-19', '25:30', ''],
  ['', '', ''],
])('what is typed as %s, %s is the moment %s', (day, time, moment) => {
  expect(momentTyped(day, time)).toBe(moment);
});
