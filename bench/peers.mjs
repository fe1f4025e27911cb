// What others do, measured elsewhere, and ours in the same unit: a share of what one nginx worker does with a page.
import { table } from './lib/figures.mjs';

const PEERS = [
  {
    name: 'Next.js 16',
    page: '0.0090',
    post: '0.0141 (hand-written handler, synchronous=NORMAL)',
    list: '0.0016',
    search: '0.0006',
    rss: '192',
    script: '135',
  },
  {
    name: 'Payload 3 (SQLite)',
    page: '0.0085',
    post: '0.0027 to 0.0046',
    list: '0.0031',
    search: '0.0004 (p50 36 ms)',
    rss: '213',
    script: '137',
  },
  {
    name: 'Strapi 5 (SQLite)',
    page: '–',
    post: '0.0017',
    list: '0.0014',
    search: '0.0003 (p50 45 ms)',
    rss: '393',
    script: '–',
  },
  { name: 'WordPress 6', page: '0.0005', post: '–', list: '–', search: '–', rss: '251', script: '3' },
  {
    name: 'React Router, rendering per request',
    page: '0.007',
    post: '–',
    list: '–',
    search: '–',
    rss: '–',
    script: '112 before any page',
  },
];

/** Undefined when not all of ours was measured. */
export function besidePeers(figures) {
  const { nginxRate, pageRate, postShare, listRate, searchRate, rss, scriptGzip } = figures;
  const needed = [nginxRate, pageRate, postShare, listRate, searchRate, rss, scriptGzip];
  if (needed.some((one) => one === undefined)) return undefined;
  const share = (rate) => (rate / nginxRate).toFixed(4);
  const ours = {
    name: '**PeepalWorks**',
    page: share(pageRate),
    post: `${postShare.toFixed(4)} (durable)`,
    list: share(listRate),
    search: share(searchRate),
    rss: rss.toFixed(0),
    script: scriptGzip.toFixed(0),
  };
  const head = ['', 'page', 'form post', 'list of 10', 'substring search', 'RSS MB', 'JS gzip KB'];
  const rows = [ours, ...PEERS].map(({ name, page, post, list, search, rss, script }) => [
    ...[name, page, post, list, search, rss, script],
  ]);
  return {
    heading: 'Load: beside others',
    text: `As a share of the pages that one nginx worker sends, per second of CPU time; form posts per second of the clock. Ours on
SQLite, list and search among 100,000 enquiries, from 32 clients at once; JS of \`/\`.

${table(head, rows)}`,
  };
}
