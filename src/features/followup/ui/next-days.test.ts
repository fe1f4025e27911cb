import { expect, test } from 'vitest';
import { nextDays } from './next-days';

test.each([
  ['a Tuesday', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-23'],
  ['a Wednesday', '2026-11-18', '2026-11-19', '2026-11-19', '2026-11-23'],
  ['a Thursday', '2026-11-19', '2026-11-20', '2026-11-26', '2026-11-23'],
  ['a Sunday', '2026-11-22', '2026-11-23', '2026-11-26', '2026-11-23'],
  ['a Monday at the end of a year', '2026-12-28', '2026-12-29', '2026-12-31', '2027-01-04'],
])('on %s the next days are the coming ones', (_day, today, tomorrow, thursday, nextWeek) => {
  expect(nextDays(today)).toEqual({
    Today: today,
    Tomorrow: tomorrow,
    Thursday: thursday,
    'Next week': nextWeek,
  });
});
