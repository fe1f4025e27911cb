import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, posix } from 'node:path';
import { expect, test } from 'vitest';

const files = globSync('{src,e2e,scripts,faults,bench}/**/*.{ts,tsx,mts,mjs,css}').map((file) =>
  file.replaceAll('\\', '/'),
);
const MOST_IN_A_FOLDER = 20;
/** One for each `npm run`: they are looked for by their names. */
const COMMANDS = 'scripts';
const [, tree = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split('```');

test('no folder has grown past what one sees at a glance', () => {
  const folders = Object.groupBy(files, (file) => dirname(file));
  const full = Object.entries(folders).filter(([, inside]) => (inside?.length ?? 0) > MOST_IN_A_FOLDER);
  expect(full.map(([folder]) => folder).filter((folder) => folder !== COMMANDS)).toEqual([]);
});

test('the tree of ARCHITECTURE.md names every room and what lies in it', () => {
  const named = new Set(Array.from(tree.matchAll(/([\w-]+)\//g), ([, name]) => name));
  const rooms = files
    .filter((file) => file.startsWith('src/'))
    .flatMap((file) =>
      file
        .split('/')
        .slice(1, 3)
        .filter((part) => part !== basename(file)),
    );
  expect([...new Set(rooms)].filter((room) => !named.has(room))).toEqual([]);
});

test('every file that the documents name is there', () => {
  const there = new Set(
    [...files, ...globSync('*.{ts,mjs}')].flatMap((file) =>
      file.split('/').map((_, index, parts) => parts.slice(index).join('/')),
    ),
  );
  const documents = ['ARCHITECTURE.md', 'README.md', ...globSync('docs/decisions/*.md')];
  const lost = documents.flatMap((document) =>
    Array.from(readFileSync(document, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|mjs|css))`/g), ([, name = '']) =>
      posix.normalize(name),
    )
      // The recipe's own.
      .filter((name) => !there.has(name) && basename(name) !== '9999-testimonials.ts')
      .map((name) => `${document}: ${name}`),
  );
  expect(lost).toEqual([]);
});
