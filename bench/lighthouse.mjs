// How the public pages do on a phone: Lighthouse's default mobile profile over each of them.
import { setPriority } from 'node:os';
import { chromium } from '@playwright/test';
import { browserArgs } from '../scripts/lib/browsers/browser-args.ts';
import { inRoot } from '../scripts/lib/paths.mjs';
import { explained, Failure, say, seconds } from '../scripts/lib/say.mjs';
import { freePort } from './lib/child.mjs';
import { visit } from './lib/phone-visit.mjs';
import { machine, writePart } from './lib/results.mjs';
import { publicPages, startSite } from './lib/site-for-lighthouse.mjs';

const LEAST = { performance: 98, accessibility: 100, bestPractices: 100, seo: 100 };
const MOST_SHIFT = 0.01;
const VISITS_IN_DOUBT = 5;
const HEADING = 'Lighthouse, mobile';
/** On a phone neither the web server nor Lighthouse itself asks for the processor. */
const BEHIND_THE_BROWSER = 15;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

explained(async () => {
  const since = performance.now();
  const named = process.argv.slice(2);
  const browserPort = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [...browserArgs, `--remote-debugging-port=${browserPort}`],
    ...Object.fromEntries(SIGNALS.map((signal) => [`handle${signal}`, false])),
  });
  // The site, started after it, takes its priority over.
  setPriority(BEHIND_THE_BROWSER);
  const site = await startSite().catch(async (fault) => {
    await browser.close();
    throw fault;
  });
  // A visit cannot be called off: whoever interrupts ends it with everything that was started for it.
  for (const signal of SIGNALS) {
    process.once(signal, () => Promise.all([browser.close(), site.stop()]).finally(() => process.exit(130)));
  }
  try {
    const paths = named.length > 0 ? named : await publicPages(site.url);
    // The first page that a browser opens also pays for its own start.
    await visit(`${site.url}/policy`, browserPort);
    const rows = [];
    for (const [index, path] of paths.entries()) {
      const row = { path, ...(await settled(site.url + path, browserPort)) };
      rows.push(row);
      say(`${index + 1}/${paths.length} ${path}: ${scores(row).join(' ')}${misses(row) ? ' ✗' : ''}`);
      for (const fault of row.faults) say(`    ${fault}`);
    }
    const text = report(rows);
    if (named.length === 0) writePart(HEADING, text);
    say(`\n${text}\n${named.length === 0 ? `› ${inRoot('bench/RESULTS.md')}, ` : ''}${seconds(since)}`);
    const missed = rows.filter(misses).length;
    if (missed > 0) throw new Failure(`${missed} of ${rows.length} pages miss the bar`);
  } finally {
    await browser.close();
    await site.stop();
  }
});

/** A page that misses the bar once may have met a busy moment: then the middle one of five counts. */
async function settled(url, browserPort) {
  const first = await visit(url, browserPort);
  if (!misses(first)) return first;
  const all = [first];
  while (all.length < VISITS_IN_DOUBT) all.push(await visit(url, browserPort));
  return all.sort((a, b) => a.performance - b.performance)[Math.floor(VISITS_IN_DOUBT / 2)];
}

const misses = (row) =>
  Object.entries(LEAST).some(([category, least]) => row[category] < least) || row.cls > MOST_SHIFT;

const scores = (row) => Object.keys(LEAST).map((category) => row[category]);

function report(rows) {
  const table = rows.map((row) => {
    const marked = scores(row).map((score, at) => (at === 3 && row.partial ? `${score}*` : score));
    const paint = `${(row.lcp / 1000).toFixed(2)} s`;
    const figures = [paint, `${Math.round(row.tbt)} ms`, row.cls.toFixed(3), Math.round(row.bytes / 1024)];
    return `| ${[shown(row.path), ...marked, ...figures].join(' | ')} |`;
  });
  return `Lighthouse's default mobile profile (a slow 4G network and a processor a quarter as quick, simulated), one visit with an
empty cache to each public page; the middle one of five where the first missed the bar. The site and
Lighthouse itself give way to the browser. The bar: performance ${LEAST.performance}, the others
100, layout shift ${MOST_SHIFT}. Measured on ${machine()}. \`npm run lighthouse\` writes this part anew.

| page | performance | accessibility | best practices | SEO | LCP | TBT | CLS | KB |
|---|---|---|---|---|---|---|---|---|
${table.join('\n')}

\\* These pages ask search engines not to list them, so SEO is counted without the audit for just that. The page that is not there
is answered with 404, and the link of a mail that was never sent is refused: there the audits for the status and for what the browser
notes of it in its console are left out too.`;
}

/** The id in a product's address is another one at every start. */
const shown = (path) =>
  decodeURIComponent(path)
    .replace(/-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '')
    .replaceAll('|', '\\|');
