import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayAfter, dayOf, now } from '~/lib/time';
import { startClock, stopClock } from '~/testing/timing/stopped-clock';
import { desk } from './test-kit';

beforeEach(stopClock);
afterEach(startClock);

const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];
const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7;

test('the next interview is proposed for a day and an hour at which somebody works', async () => {
  const { t, url, staff } = await desk();
  const admin = await t.logIn('admin');
  const inDays = (days: number) => dayAfter(dayOf(now()), days);
  const proposed = async (hours: object) => {
    const body = { days: ALL_DAYS, from: '10:00', to: '19:00', holidays: [], ...hours };
    const settled = await t.call('PUT', '/api/settings/working-hours', { ...admin, body });
    expect(settled.statusCode).toBe(200);
    return (await t.call('GET', url, staff)).json().proposed;
  };
  expect(await proposed({})).toEqual({ day: inDays(1), time: '11:00' });
  const holidays = [inDays(1), inDays(2)];
  expect(await proposed({ holidays })).toEqual({ day: inDays(3), time: '11:00' });
  const days = ALL_DAYS.filter((day) => day !== weekdayOf(inDays(1)));
  expect(await proposed({ days })).toEqual({ day: inDays(2), time: '11:00' });
  expect(await proposed({ from: '13:00' })).toEqual({ day: inDays(1), time: '13:00' });
  expect(await proposed({ from: '07:00', to: '11:00' })).toEqual({ day: inDays(1), time: '07:00' });
});
