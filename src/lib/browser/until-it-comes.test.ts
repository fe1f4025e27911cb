import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilItComes } from './until-it-comes';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what does not come is asked for again, less and less often, and there when it comes', async () => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length < 12) throw new TypeError('Failed to fetch');
    return 'a part';
  });
  const part = untilItComes(load)();
  await vi.advanceTimersByTimeAsync(1600);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(load).toHaveBeenCalledTimes(12);
  expect(await part).toBe('a part');
});
