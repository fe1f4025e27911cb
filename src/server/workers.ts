import cluster from 'node:cluster';

const PAUSE_BEFORE_REPLACING_MS = 1000;

/** Keeps that many workers running. One that dies is replaced; one that never came up ends the whole. */
export function superviseWorkers(count: number) {
  let stopping = false;
  let exitCode = 0;
  const cameUp = new Set<number>();
  const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

  function stop(signal: 'SIGTERM' | 'SIGINT') {
    stopping = true;
    for (const worker of workers()) worker.kill(signal);
    if (workers().length === 0) process.exit(exitCode);
  }

  cluster.on('listening', (worker) => cameUp.add(worker.id));
  cluster.on('exit', (worker, code) => {
    if (!stopping && cameUp.has(worker.id)) {
      setTimeout(() => stopping || cluster.fork(), PAUSE_BEFORE_REPLACING_MS);
      return;
    }
    exitCode ||= code;
    stop('SIGTERM');
  });
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  for (let started = 0; started < count; started++) cluster.fork();
}
