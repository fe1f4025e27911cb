import autocannon from 'autocannon';
import { say } from '../../scripts/lib/say.mjs';
import { median, quantile } from './figures.mjs';

export const CLIENTS = 32;
const SAMPLE_MS = 100;

/** The tool would make text of every body, at a cost that hides the server's. */
export const leaveBodies = (client) => {
  client.pipelinedRequests.addBody = () => {};
};

/** Asks for some seconds with all clients at once, on connections that stay open. Only answers of that status count. */
export async function load({ url, seconds, status = 200, ...request }, child) {
  const times = [];
  const others = {};
  const cpuBefore = child.cpuSeconds();
  const since = performance.now();
  const run = autocannon({
    url,
    duration: seconds,
    connections: CLIENTS,
    sampleInt: SAMPLE_MS,
    ...request,
  });
  run.on('response', (_client, given, _bytes, ms) => {
    if (given === status) times.push(ms);
    else others[given] = (others[given] ?? 0) + 1;
  });
  const { errors } = await run;
  const took = (performance.now() - since) / 1000;
  const cpu = child.cpuSeconds() - cpuBefore;
  if (errors > 0 || Object.keys(others).length > 0) {
    say(`! ${url}: ${errors} failed, other answers than ${status}: ${JSON.stringify(others)}`);
  }
  return {
    rate: times.length / took,
    ratePerCpuSecond: times.length / cpu,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

/**
 * Whatever else the machine does hits all sides alike: each round asks every side once, in turn. Of each side's rounds
 * the median of each figure counts.
 */
export async function alternate(sides, rounds) {
  const measured = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, measure] of Object.entries(sides)) measured[name].push(await measure());
  }
  return Object.fromEntries(Object.entries(measured).map(([name, results]) => [name, medians(results)]));
}

function medians(results) {
  const names = Object.keys(results[0]);
  return Object.fromEntries(names.map((name) => [name, median(results.map((result) => result[name]))]));
}
