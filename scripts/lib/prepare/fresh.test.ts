import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildFingerprint } from './fingerprint.mjs';
import { isInstalledByNpm } from './installed.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fresh-'));
  write('src/root.tsx', 'one');
  write('src/testing/app.ts', 'one');
  write('vite.config.ts', 'one');
});

afterEach(() => rmSync(root, { recursive: true }));

test.each(['src/root.tsx', 'src/new.ts', 'public/robots.txt', 'vite.config.ts', 'package-lock.json'])(
  'a change of %s asks for a new build',
  (path) => {
    const before = buildFingerprint(root);
    write(path, 'two');
    expect(buildFingerprint(root)).not.toBe(before);
  },
);

test('a renamed file asks for a new build', () => {
  const before = buildFingerprint(root);
  rmSync(join(root, 'src/root.tsx'));
  write('src/moved.tsx', 'one');
  expect(buildFingerprint(root)).not.toBe(before);
});

test.each(['src/root.test.tsx', 'src/lib/time.test.ts', 'src/testing/app.ts', 'README.md', 'art/draw.ts'])(
  'a change of %s asks for none',
  (path) => {
    const before = buildFingerprint(root);
    write(path, 'two');
    expect(buildFingerprint(root)).toBe(before);
  },
);

test('a file that is only touched asks for none', () => {
  const before = buildFingerprint(root);
  utimesSync(join(root, 'src/root.tsx'), 1, 1);
  expect(buildFingerprint(root)).toBe(before);
});

const locked = {
  '': { name: 'app' },
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/binary-for-another-machine': { version: '1.0.0', optional: true },
};

test.each([
  ['the same packages', { 'node_modules/zod': { version: '4.0.0' } }, true],
  ['another version', { 'node_modules/zod': { version: '3.0.0' } }, false],
  ['a package too few', {}, false],
  [
    'a package too many',
    { 'node_modules/zod': { version: '4.0.0' }, 'node_modules/x': { version: '1.0.0' } },
    false,
  ],
])('an installation with %s', (_, packages, isInstalled) => {
  write('package-lock.json', JSON.stringify({ packages: locked }));
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  expect(isInstalledByNpm(root)).toBe(isInstalled);
});

test.each([
  ['never wrote', undefined],
  ['did not finish', '{"packages": {'],
])('an interrupted installation, whose list npm %s', (_, list) => {
  write('package-lock.json', JSON.stringify({ packages: locked }));
  write('node_modules/zod/package.json', '{}');
  if (list) write('node_modules/.package-lock.json', list);
  expect(isInstalledByNpm(root)).toBe(false);
});

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
