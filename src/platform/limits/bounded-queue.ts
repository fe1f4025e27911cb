import pLimit from 'p-limit';

/** Runs at most `concurrent` tasks at once and queues at most `waiting` more; `onFull` makes the error for the rest. */
export function boundedQueue(concurrent: number, waiting: number, onFull: () => Error) {
  const run = pLimit(concurrent);
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (run.activeCount + run.pendingCount >= concurrent + waiting) throw onFull();
    return run(task);
  };
}
