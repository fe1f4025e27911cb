import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { publicPages, startSite } from '../../bench/lib/site-for-lighthouse.mjs';
import { heavyFiles, heavyPages, restlessStyles, serverPackages, type Weight, weigh } from './budgets.ts';

const CLIENT = 'build/client';
const PACKED = /\.(js|css)$/;
const sizes = new Map<string, number>();

const textsOf = (ending: string) =>
  globSync(`${CLIENT}/**/*.${ending}`).map((file) => readFileSync(file, 'utf8'));
const faults = [
  ...heavyPages(await weighPages()),
  ...heavyFiles(filesOf(CLIENT)),
  ...textsOf('css').flatMap(restlessStyles),
  ...textsOf('js').flatMap(serverPackages),
];

for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

/** As a browser gets them: the built site answers for each of its pages what it makes one fetch. */
async function weighPages() {
  const site = await startSite();
  try {
    const pages: Record<string, Weight> = {};
    for (const path of await publicPages(site.url)) {
      pages[path] = weigh(await (await fetch(site.url + path)).text(), sizeOf);
    }
    return pages;
  } finally {
    await site.stop();
  }
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
