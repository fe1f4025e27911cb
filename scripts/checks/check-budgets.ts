import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { publicPages, startSite } from '../../bench/lib/site-for-lighthouse.mjs';
import { heavyFiles, heavyPages, restlessStyles, serverPackages, weigh } from './budgets.ts';
import { missingClasses } from './missing-classes.ts';

const CLIENT = 'build/client';
const PACKED = /\.(js|css)$/;
const sizes = new Map<string, number>();

const textsOf = (ending: string) =>
  globSync(`${CLIENT}/**/*.${ending}`).map((file) => readFileSync(file, 'utf8'));
const whole = textsOf('css').toSorted((a, b) => b.length - a.length)[0] ?? '';
const pages = await publicTexts();
const faults = [
  ...heavyPages(Object.fromEntries(pages.map(([path, html]) => [path, weigh(html, sizeOf)]))),
  ...pages.flatMap(unstyled),
  ...heavyFiles(filesOf(CLIENT)),
  ...textsOf('css').flatMap(restlessStyles),
  ...textsOf('js').flatMap(serverPackages),
];

for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

/** As a browser gets them from the built site. */
async function publicTexts() {
  const site = await startSite();
  try {
    const texts: [path: string, html: string][] = [];
    for (const path of await publicPages(site.url)) {
      texts.push([path, await (await fetch(site.url + path)).text()]);
    }
    return texts;
  } finally {
    await site.stop();
  }
}

function unstyled([path, html]: [string, string]) {
  const sheets = Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, address = '']) =>
    readFileSync(join(CLIENT, address), 'utf8'),
  );
  return missingClasses(html, sheets.join(''), whole).map(
    (name) => `${path} shows ${name}, which only the dashboard’s sheet has: see src/styles.css`,
  );
}

function sizeOf(address: string) {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const file = join(CLIENT, address);
  const size = PACKED.test(file) ? gzipSync(readFileSync(file), { level: 9 }).length : statSync(file).size;
  sizes.set(address, size);
  return size;
}

function filesOf(folder: string) {
  const files = globSync(`${folder}/**/*.*`).map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries(files.map((file) => [file, statSync(file).size]));
}
