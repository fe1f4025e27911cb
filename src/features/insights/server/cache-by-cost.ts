import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

/** So much of the time at the most goes into making values: a twentieth. */
const REST = 20;
const MOST_VALUES = 100;

/**
 * Gives everybody who asks for the same within some time the same value: what took long to make is cached long, up to the
 * time given, and what is quick is hardly cached at all. Only one is made at a time, whoever asks for whichever; one that
 * could not be made is not cached.
 */
export function cacheByCost<Key extends string | number, Value extends object | number>(
  longestMs: number,
  make: (key: Key) => Promise<Value>,
) {
  const oneAtATime = pLimit(1);
  const cache = new LRUCache<Key, Value>({
    max: MOST_VALUES,
    ttl: longestMs,
    ttlResolution: 0,
    // The clock of this moment: the library would take the one that it found when it was loaded.
    perf: { now: () => performance.now() },
    fetchMethod: (key, _old, { options }) =>
      oneAtATime(async () => {
        const began = performance.now();
        const value = await make(key);
        // None at all would mean forever.
        options.ttl = Math.max(1, Math.min(longestMs, REST * (performance.now() - began)));
        return value;
      }),
  });
  return (key: Key) => cache.forceFetch(key);
}
