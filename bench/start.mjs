// From `node` to the first page, and the memory that it takes: at rest, and after load with 100,000 enquiries.
import { step } from '../scripts/lib/say.mjs';
import { figure, median, table, under } from './lib/figures.mjs';
import { CLIENTS, leaveBodies, load } from './lib/load.mjs';
import { FREQUENT_NAME, seed } from './lib/seeds/seed.mjs';
import { employ, logIn, withFolder, withServer } from './lib/server.mjs';
import { visitors } from './lib/visitors.mjs';

const ROWS = 100_000;
const STARTS = 5;
const SECONDS = 3;
const EMPLOYEES = 8;

export const start = () =>
  withFolder(async (dataDir) => {
    const employees = await step(`Start: seeding ${figure(ROWS)} enquiries`, async () => {
      const headers = await withServer({ dataDir }, ({ url }) => employ(url, EMPLOYEES));
      await seed({ dataDir, databaseUrl: '' }, 1, ROWS);
      return headers;
    });
    const starts = await step(`Start: ${STARTS} times`, () => startAgainAndAgain(dataDir));
    const loaded = await step('Start: pages, lists, searches and posts', () =>
      withServer({ dataDir }, (server) => underLoad(server, employees)),
    );
    return report(starts, loaded);
  });

async function startAgainAndAgain(dataDir) {
  const times = [];
  const cpu = [];
  const sizes = [];
  for (let count = 0; count < STARTS; count++) {
    await withServer({ dataDir }, async (server) => {
      times.push(server.startMs);
      cpu.push(server.cpuSeconds() * 1000);
      sizes.push(server.rssMib());
    });
  }
  return { startMs: median(times), cpuMs: median(cpu), rss: median(sizes) };
}

async function underLoad(server, employees) {
  const requests = [await logIn(server.url), ...employees].map((headers) => ({ headers }));
  const list = `${server.url}/api/quotes`;
  const found = `${list}?page=1&field=name&q=${FREQUENT_NAME.slice(0, 3).toLowerCase()}`;
  const asked = {
    page: { url: `${server.url}/`, headers: { 'accept-encoding': 'br' }, setupClient: leaveBodies },
    list: { url: `${list}?page=1`, requests, setupClient: leaveBodies },
    search: { url: found, requests, setupClient: leaveBodies },
    post: { url: list, requests: [visitors().request] },
  };
  const rates = {};
  for (const [name, request] of Object.entries(asked)) {
    rates[name] = await load({ seconds: SECONDS, ...request }, server);
  }
  return { rates, rss: server.rssMib(), peak: server.peakRssMib() };
}

function report(starts, { rates, rss, peak }) {
  const names = { page: 'GET /', list: 'list page 1', search: 'three-letter search', post: 'form post' };
  const rows = Object.entries(names).map(([key, name]) => {
    const { rate, ratePerCpuSecond, p50, p99 } = rates[key];
    return [name, ...[rate, ratePerCpuSecond, p50, p99].map(figure)];
  });
  const rows100k = `with ${figure(ROWS)} enquiries`;
  return {
    heading: 'Load: start and memory',
    bars: [
      under('A built server answers, from `node`', 1000, starts.startMs, ' ms'),
      under(`RSS ${rows100k}, after load`, 150, rss, ' MB'),
    ],
    figures: {
      rss,
      listRate: rates.list.ratePerCpuSecond,
      searchRate: rates.search.ratePerCpuSecond,
    },
    text: `From \`node\`, as \`npm start\` runs it, on a data folder ${rows100k} (SQLite) to the first 200 of \`/\`, median of ${STARTS}:
${figure(starts.startMs)} ms, ${figure(starts.cpuMs)} ms of them at work on a processor. RSS then: ${figure(starts.rss)} MB (of 1,024² bytes); after ${SECONDS} s each of the following from ${CLIENTS} clients: ${figure(rss)} MB, at most ${figure(peak)} MB meanwhile.

${table(['', 'per second', 'per CPU second', 'p50 ms', 'p99 ms'], rows)}`,
  };
}
