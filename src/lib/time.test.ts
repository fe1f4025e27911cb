import { expect, test } from 'vitest';
import { dayOf, formatDate, fromNow, HOUR, now } from './time';

test.each([
  ['2026-03-31T18:29:59.999Z', '31/03/2026'],
  ['2026-03-31T18:30:00.000Z', '01/04/2026'],
  ['2026-12-31T20:00:00.000Z', '01/01/2027'],
])('%s is %s in India', (iso, date) => {
  expect(formatDate(iso)).toBe(date);
  expect(dayOf(iso)).toBe(date.split('/').toReversed().join('-'));
});

test('moments are ISO strings in UTC that sort as they read', () => {
  const moments = [fromNow(-HOUR), now(), fromNow(HOUR)];
  for (const moment of moments) expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(moments.toSorted()).toEqual(moments);
});
