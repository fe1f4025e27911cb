import { readFileSync, writeFileSync } from 'node:fs';
import { startSite } from '../../bench/lib/site-for-lighthouse.mjs';
import { datesNow, type PageDates, staleDates } from './page-words.ts';

const FILE = 'src/site/content/page-dates.json';
const known: PageDates = JSON.parse(readFileSync(FILE, 'utf8'));

// Nobody remembers a date that nothing asks for: so the built pages are read, and whose words have changed is named.
const now = datesNow(await readPages(), known, new Date().toISOString().slice(0, 10));
const faults = staleDates(now, known);

if (process.argv.includes('--write')) {
  writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
} else if (faults.length > 0) {
  for (const fault of faults) console.log(fault);
  console.log('After a build, `npm run dates` puts today beside them.');
  process.exitCode = 1;
}

/** The pages of the site map but for the products, the posts and the openings, whose dates stand in the database. */
async function readPages() {
  const site = await startSite();
  try {
    const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const pages = new Map<string, string>();
    for (const [, loc = ''] of xml.matchAll(/<loc>(.*?)<\/loc>/g)) {
      const url = loc.replaceAll('&amp;', '&').replaceAll('&apos;', "'");
      const path = url.slice(site.url.length);
      if (!/\?product=|^\/blog\b|^\/career\//.test(path)) pages.set(path, await (await fetch(url)).text());
    }
    return pages;
  } finally {
    await site.stop();
  }
}
