import { afterEach, expect, test, vi } from 'vitest';
import { listen } from './stream';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nothing = () => {};

/** A connection that opens and says nothing until it is given up. */
const silent = (signal: AbortSignal) =>
  new Response(
    new ReadableStream({
      start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
    }),
  );

test('a connection that has gone silent is given up, and another is heard', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return silent(signal);
  });
  const onReturn = vi.fn();
  const stop = listen({
    ...{ onNew: nothing, onUnread: nothing, onChanged: nothing, onRefused: nothing },
    onReturn,
  });
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(49_000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(signals[0]?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(() => expect(onReturn).toHaveBeenCalledOnce());
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
