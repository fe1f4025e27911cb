/** Runs at most `concurrent` tasks at once and queues at most `waiting` more; `onFull` makes the error for the rest. */
export function limit(concurrent: number, waiting: number, onFull: () => Error) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= concurrent) {
      if (queue.length >= waiting) throw onFull();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running++;
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
