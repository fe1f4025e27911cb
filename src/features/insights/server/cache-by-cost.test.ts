import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { cacheByCost } from './cache-by-cost';

afterEach(() => vi.useRealTimers());

/** Makes one number after the other, each in that many milliseconds. */
function counter(takesMs: number) {
  vi.useFakeTimers({ toFake: ['performance'] });
  let made = 0;
  return cacheByCost(30_000, async (_: string) => {
    vi.advanceTimersByTime(takesMs);
    return ++made;
  });
}

test('a value that took long is made once, however many ask, and anew when its time is over', async () => {
  const count = counter(2000);
  expect(await Promise.all([count('a'), count('a')])).toEqual([1, 1]);
  expect(await count('b')).toBe(2);
  vi.advanceTimersByTime(27_999);
  expect(await count('a')).toBe(1);
  vi.advanceTimersByTime(2);
  expect(await count('a')).toBe(3);
});

test('a value that is quickly made is soon made anew', async () => {
  const count = counter(10);
  expect(await count('a')).toBe(1);
  vi.advanceTimersByTime(199);
  expect(await count('a')).toBe(1);
  vi.advanceTimersByTime(2);
  expect(await count('a')).toBe(2);
});

test('two values are made one after the other', async () => {
  const steps: string[] = [];
  const slowly = cacheByCost(1000, async (key: string) => {
    steps.push(`${key} begins`);
    await wait(5);
    return steps.push(`${key} ends`);
  });
  await Promise.all([slowly('a'), slowly('b')]);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('what could not be made is tried again', async () => {
  let tries = 0;
  const second = cacheByCost(1000, async (_: string) => {
    if (++tries === 1) throw new Error('busy');
    return tries;
  });
  await expect(second('a')).rejects.toThrow('busy');
  expect(await second('a')).toBe(2);
});
