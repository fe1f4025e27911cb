import { expect, test } from 'vitest';
import { usualHours, type WorkingHours } from './working-hours';
import { workingDayAfter, workingMinutes } from './working-time';

/** On the agency's clock. 16 November 2026 is a Monday. */
const at = (day: number, time: string) =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00+05:30`).toISOString();

test.each<[string, string, string, Partial<WorkingHours>, number]>([
  ['within a day', at(16, '10:30'), at(16, '10:45'), {}, 15],
  ['none before the day begins', at(16, '07:00'), at(16, '09:59'), {}, 0],
  ['from when it begins', at(16, '07:00'), at(16, '10:05'), {}, 5],
  ['until it ends', at(16, '18:50'), at(16, '23:00'), {}, 10],
  ['over night', at(16, '18:50'), at(17, '10:10'), {}, 20],
  ['over midnight by the clock of the server', at(17, '00:30'), at(17, '10:10'), {}, 10],
  ['over a Sunday', at(14, '18:50'), at(16, '10:10'), {}, 20],
  ['on a Sunday none', at(15, '11:00'), at(15, '15:00'), {}, 0],
  ['over a whole week', at(2, '12:00'), at(9, '12:00'), {}, 6 * 9 * 60],
  ['over a holiday', at(16, '18:50'), at(18, '10:10'), { holidays: ['2026-11-17'] }, 20],
  ['a holiday on a Sunday is no other', at(14, '18:50'), at(16, '10:10'), { holidays: ['2026-11-15'] }, 20],
  ['by other hours', at(16, '08:00'), at(16, '12:00'), { from: '09:30', to: '11:00' }, 90],
  ['on the days that are settled', at(14, '10:00'), at(16, '19:00'), { days: [7] }, 540],
  ['backwards none', at(16, '12:00'), at(16, '11:00'), {}, 0],
])('%s', (_name, from, to, hours, minutes) => {
  expect(workingMinutes(from, to, { ...usualHours, ...hours })).toBe(minutes);
});

test('a minute more of the clock is never less, whatever the days', () => {
  const hours = { ...usualHours, days: [2, 5], holidays: ['2026-11-17', '2026-11-20'] };
  let last = 0;
  for (let hour = 0; hour < 24 * 40; hour++) {
    const until = new Date(Date.parse(at(1, '00:00')) + hour * 3_600_000).toISOString();
    const minutes = workingMinutes(at(1, '00:00'), until, hours);
    expect(minutes - last).toBeGreaterThanOrEqual(0);
    expect(minutes - last).toBeLessThanOrEqual(60);
    last = minutes;
  }
});

test.each<[string, string, Partial<WorkingHours>, string]>([
  ['the day after', '2026-11-16', {}, '2026-11-17'],
  ['not a Sunday', '2026-11-14', {}, '2026-11-16'],
  ['not a holiday', '2026-11-14', { holidays: ['2026-11-16', '2026-11-17'] }, '2026-11-18'],
  ['a Sunday where it is worked on', '2026-11-14', { days: [7] }, '2026-11-15'],
  ['over the end of a year', '2026-12-31', { holidays: ['2027-01-01'] }, '2027-01-02'],
])('the next working day is %s', (_name, day, hours, next) => {
  expect(workingDayAfter(day, { ...usualHours, ...hours })).toBe(next);
});
