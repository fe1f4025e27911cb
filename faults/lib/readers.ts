import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { quantile } from './figures';

const READERS = 4;
const QUIET_MS = 1000;

/** Reads pages with that many at a time until told to stop; answers how long each took, and what came instead of a 200. */
function keepReading(url: string, paths: readonly string[], readers: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const times: number[] = [];
  const others: string[] = [];
  let reading = true;
  let next = 0;

  async function read() {
    while (reading) {
      const path = paths[next++ % paths.length] ?? '/';
      const since = performance.now();
      const status = await statusOf(`${url}${path}`, agent);
      times.push(performance.now() - since);
      if (status !== 200) others.push(`${path}: ${status}`);
    }
  }

  const done = Promise.all(Array.from({ length: readers }, read));
  return {
    async stop() {
      reading = false;
      await done;
      agent.destroy();
      return { times, others };
    },
  };
}

/**
 * Reads pages beside something else, and expects each of them. How long pages take without it is measured first: told
 * beside the other figure, it shows what was the crowd's doing and what the machine's. Whether that is quick depends on
 * the machine, and nobody expects a time of it.
 */
export async function readBeside(url: string, paths: readonly string[], meanwhile: () => Promise<unknown>) {
  const measure = async (work: () => Promise<unknown>) => {
    const readers = keepReading(url, paths, READERS);
    await work();
    const { times, others } = await readers.stop();
    expect(others).toEqual([]);
    return { read: times.length, p99: quantile(times, 0.99) };
  };
  for (const path of paths) await fetch(url + path);
  const quiet = await measure(() => wait(QUIET_MS));
  const crowded = await measure(meanwhile);
  return { 'pages read': crowded.read, 'pages p99 ms': crowded.p99, 'without the crowd ms': quiet.p99 };
}

const statusOf = (url: string, agent: Agent) =>
  new Promise<number | string>((resolve) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode ?? 0));
    }).once('error', (fault) => resolve(fault.message));
  });
