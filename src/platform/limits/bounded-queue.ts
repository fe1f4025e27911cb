import pLimit from 'p-limit';

/** Runs at most `concurrent` tasks at once and queues at most `waiting` more; `onFull` makes the error for the rest. */
export function boundedQueue(concurrent: number, waiting: number, onFull: () => Error) {
  const run = pLimit(concurrent);
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (run.activeCount + run.pendingCount >= concurrent + waiting) throw onFull();
    return run(task);
  };
}

/** One for each of those who come: however many tasks one of them brings, another's do not wait behind them. */
export function boundedQueues(...bounds: Parameters<typeof boundedQueue>) {
  const queues = new Map<string, { run: ReturnType<typeof boundedQueue>; inside: number }>();
  return async <Result>(whose: string, task: () => Promise<Result>): Promise<Result> => {
    const queue = queues.get(whose) ?? { run: boundedQueue(...bounds), inside: 0 };
    queues.set(whose, queue);
    queue.inside++;
    try {
      return await queue.run(task);
    } finally {
      if (--queue.inside === 0) queues.delete(whose);
    }
  };
}
