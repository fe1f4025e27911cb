/** So much of the time at the most goes into making values: a twentieth. */
const REST = 20;

/**
 * Gives everybody who asks for the same within some time the same value: what took long to make is kept long, up to the
 * time given, and what is quick is hardly kept at all. Only one is made at a time, whoever asks for whichever; one that
 * could not be made is not kept.
 */
export function keepFor<Key, Value>(longestMs: number, make: (key: Key) => Promise<Value>) {
  const kept = new Map<Key, { value: Promise<Value>; until: number }>();
  let last: Promise<unknown> = Promise.resolve();

  return (key: Key): Promise<Value> => {
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.value;
    let began = 0;
    const value = last.then(() => {
      began = Date.now();
      return make(key);
    });
    // While it is being made it does not grow old: its time begins when it is there.
    const entry = { value, until: Number.POSITIVE_INFINITY };
    kept.set(key, entry);
    last = value.then(
      () => {
        entry.until = Date.now() + Math.min(longestMs, REST * (Date.now() - began));
      },
      () => kept.delete(key),
    );
    return value;
  };
}
