/**
 * Gives everybody who asks for the same within that time the same value. Only one is made at a time, whoever asks for
 * whichever; one that could not be made is not kept.
 */
export function keepFor<Key, Value>(milliseconds: number, make: (key: Key) => Promise<Value>) {
  const kept = new Map<Key, { value: Promise<Value>; until: number }>();
  let last: Promise<unknown> = Promise.resolve();

  return (key: Key): Promise<Value> => {
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.value;
    const value = last.then(() => make(key));
    // While it is being made it does not grow old: its time begins when it is there.
    const entry = { value, until: Number.POSITIVE_INFINITY };
    kept.set(key, entry);
    last = value.then(
      () => {
        entry.until = Date.now() + milliseconds;
      },
      () => kept.delete(key),
    );
    return value;
  };
}
