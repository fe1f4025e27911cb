// A page that is kept ready, and its 304: ours against the least that Node can do, and against nginx.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, pinnedNode } from '../scripts/lib/paths.mjs';
import { say, step } from '../scripts/lib/say.mjs';
import { freePort, startChild } from './lib/child.mjs';
import { atLeast, figure, table } from './lib/figures.mjs';
import { alternate, CLIENTS, leaveBodies, load } from './lib/load.mjs';
import { startNginx } from './lib/nginx.mjs';
import { read } from './lib/read.mjs';
import { startServer, withFolder } from './lib/server.mjs';
import { findWrk } from './lib/wrk.mjs';

const ROUNDS = 5;
const SECONDS = 1.5;
const WARM_UP_SECONDS = 3;
const SCALING_SECONDS = 2;
const OURS = 'ours';
const BARE = 'bare node:http';
const NGINX = 'nginx, one worker';

export const pages = () =>
  withFolder(async (folder) => {
    const sides = await step('Pages: starting the servers', () => startSides(folder));
    try {
      const whole = await step('Pages: / in Brotli', () => measure(sides, 200));
      const unchanged = await step('Pages: 304', () => measure(sides, 304));
      const scaled = await step('Pages: with two processes', () => scale(sides[OURS], folder));
      return report(whole, unchanged, scaled);
    } finally {
      for (const side of Object.values(sides)) await side.stop();
    }
  });

/** What a second process is good for. The other load tool takes as much of the processor as a server: then there is none left. */
async function scale(one, folder) {
  const wrk = findWrk();
  if (!wrk) {
    say('! wrk is not installed: what a second process is good for is left out');
    return undefined;
  }
  const two = await startServer({ dataDir: join(folder, 'two'), processes: 2 });
  try {
    const headers = { 'accept-encoding': 'br' };
    const ask = (side, seconds) => wrk({ url: `${side.url}/`, headers, seconds });
    for (const side of [one, two]) await ask(side, WARM_UP_SECONDS);
    const sides = { 1: () => ask(one, SCALING_SECONDS), 2: () => ask(two, SCALING_SECONDS) };
    return await alternate(sides, ROUNDS);
  } finally {
    await two.stop();
  }
}

async function startSides(folder) {
  const ours = await startServer({ dataDir: join(folder, 'one') });
  const page = await read(`${ours.url}/`);
  const nginx = await startNginx(folder, page);
  if (!nginx) say('! nginx is not installed: the comparison with it is left out');
  return {
    [OURS]: ours,
    [BARE]: await startBare(folder, page),
    ...(nginx ? { [NGINX]: nginx } : {}),
  };
}

async function startBare(folder, { headers, body, etag }) {
  const port = await freePort();
  const file = join(folder, 'page.json');
  writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64'), etag }));
  const child = startChild(pinnedNode, [inRoot('bench/bare-http.mjs'), String(port), file]);
  const url = `http://127.0.0.1:${port}/`;
  await child.answers(url);
  return { ...child, url };
}

/** Undefined where a server does not say 304. */
async function measure(sides, status) {
  const asks = {};
  for (const [name, side] of Object.entries(sides)) {
    const { etag } = await read(side.url);
    const headers = { 'accept-encoding': 'br', ...(status === 304 ? { 'if-none-match': etag ?? '""' } : {}) };
    if ((await read(side.url, headers)).status !== status) {
      say(`! ${name} does not answer ${status}`);
      return undefined;
    }
    const ask = (seconds) =>
      load({ url: side.url, headers, status, seconds, setupClient: leaveBodies }, side);
    await ask(WARM_UP_SECONDS);
    asks[name] = () => ask(SECONDS);
  }
  return alternate(asks, ROUNDS);
}

const share = (one, other, name = 'ratePerCpuSecond') =>
  (one?.[name] ?? Number.NaN) / (other?.[name] ?? Number.NaN);

function report(whole, unchanged, scaled) {
  const row = (kind, results) => (name) => [
    `${kind}, ${name}`,
    ...[figure(results[name].rate), figure(share(results[name], results[BARE], 'rate'))],
    ...[figure(results[name].ratePerCpuSecond), figure(share(results[name], results[BARE]))],
    ...[figure(share(results[name], results[NGINX])), figure(results[name].p50), figure(results[name].p99)],
  ];
  const kinds = { page: whole, 304: unchanged };
  const rows = Object.entries(kinds).flatMap(([kind, results]) =>
    results ? Object.keys(results).map(row(kind, results)) : [],
  );
  const gain = share(scaled?.[2], scaled?.[1], 'rate');
  const head = ['', 'per second', 'of bare', 'per CPU second', 'of bare', 'of nginx', 'p50 ms', 'p99 ms'];
  return {
    heading: 'Load: cached page and 304',
    bars: [
      atLeast('Cached page, share of bare node:http, per process', 0.85, share(whole[OURS], whole[BARE])),
      atLeast('Cached page with WEB_CONCURRENCY=2, pages per second of one process', 1.4, gain, ' times'),
    ],
    figures: { nginxRate: whole[NGINX]?.ratePerCpuSecond, pageRate: whole[OURS].ratePerCpuSecond },
    text: `\`GET /\` in Brotli, ${CLIENTS} connections that stay open, median of ${ROUNDS} rounds of ${SECONDS} s in turn. Bare \`node:http\` sends the very
same bytes and headers from memory, nginx the same as a file. The load tool runs on the same cores, so that the rate of
the quick ones is also its own; requests per second of CPU time that a server used are not, and bars are held to them.

${table(head, rows)}

${scaled ? `With \`wrk\`, a load tool that leaves more of the cores to the servers: ${figure(scaled[1].rate)} pages per second from one process, ${figure(scaled[2].rate)} from two (\`WEB_CONCURRENCY=2\`) that share the two cores with it.` : '`wrk` is not installed: what a second process is good for was not measured.'}`,
  };
}
