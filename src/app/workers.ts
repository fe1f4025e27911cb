import cluster, { type Worker } from 'node:cluster';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Keeps that many workers running. One of the first that never came up ends the whole: something is wrong with the
 * configuration. Whoever takes the place of one that died tries for as long as it takes, ever more seldom: the
 * database may be away as well.
 */
export function superviseWorkers(count: number) {
  let stopping = false;
  let exitCode = 0;
  let pauseMs = FIRST_PAUSE_MS;
  const cameUp = new Set<number>();
  const isReplacement = ({ id }: Worker) => id > count;
  const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

  function stop(signal: 'SIGTERM' | 'SIGINT') {
    stopping = true;
    for (const worker of workers()) worker.kill(signal);
    if (workers().length === 0) process.exit(exitCode);
  }

  function replace() {
    setTimeout(() => stopping || cluster.fork(), pauseMs);
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  }

  cluster.on('listening', (worker) => {
    cameUp.add(worker.id);
    pauseMs = FIRST_PAUSE_MS;
  });
  cluster.on('exit', (worker, code) => {
    if (!stopping && (cameUp.delete(worker.id) || isReplacement(worker))) return replace();
    exitCode ||= code;
    stop('SIGTERM');
  });
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  for (let started = 0; started < count; started++) cluster.fork();
}
