import { Agent, get } from 'node:http';

/** Reads pages with that many at a time until told to stop; answers how long each took, and what came instead of a 200. */
export function keepReading(url: string, paths: readonly string[], readers: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const times: number[] = [];
  const others: (number | string)[] = [];
  let reading = true;
  let next = 0;

  async function read() {
    while (reading) {
      const path = paths[next++ % paths.length] ?? '/';
      const since = performance.now();
      const status = await statusOf(`${url}${path}`, agent);
      times.push(performance.now() - since);
      if (status !== 200) others.push(status);
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

const statusOf = (url: string, agent: Agent) =>
  new Promise<number | string>((resolve) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode ?? 0));
    }).once('error', (fault) => resolve(fault.message));
  });
