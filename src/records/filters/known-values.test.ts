import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SECOND } from '~/lib/time';
import { startClock, stopClock } from '~/testing/timing/stopped-clock';
import { knownValues, type Values } from './known-values';

beforeEach(stopClock);
afterEach(startClock);

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * SECOND);
const many = (count: number): Values => [{ value: 'crm', label: 'CRM', count, more: true }];
const few: Values = [{ value: 'crm', label: 'CRM', count: 3 }];

/** Counts one more each time, when the test lets it. */
function counting() {
  const ends: ((values: Values) => void)[] = [];
  const ask = () => new Promise<Values>((end) => ends.push(end));
  return { ask, ends };
}

test('what was not counted to its end is known for half a minute, then told once more while it is counted anew', async () => {
  const known = knownValues();
  const { ask, ends } = counting();
  const first = known('a', ask);
  expect(known('a', ask)).toBe(first);
  ends[0]?.(many(1));
  expect(await first).toEqual(many(1));
  later(29);
  expect([known('a', ask), ends.length]).toEqual([many(1), 1]);
  later(2);
  expect([known('a', ask), known('a', ask), ends.length]).toEqual([many(1), many(1), 2]);
  ends[1]?.(many(2));
  await vi.waitFor(() => expect(known('a', ask)).toEqual(many(2)));
  expect(ends.length).toBe(2);
});

test('after a minute it is waited for, and what was counted to its end is never known', async () => {
  const known = knownValues();
  const { ask, ends } = counting();
  const first = known('a', ask);
  ends[0]?.(many(1));
  await first;
  later(61);
  const second = known('a', ask);
  ends[1]?.(few);
  expect(await second).toEqual(few);
  await vi.waitFor(() => {
    const third = known('a', ask);
    expect(third).toBeInstanceOf(Promise);
    expect(ends.length).toBe(3);
  });
});

test('a count that fails meanwhile is told to nobody who has an answer', async () => {
  const known = knownValues();
  await known('a', async () => many(1));
  later(40);
  const away = () => Promise.reject(new Error('away'));
  expect(known('a', away)).toEqual(many(1));
  later(40);
  await vi.waitFor(() => expect(known('a', async () => many(2))).resolves.toEqual(many(2)));
});
