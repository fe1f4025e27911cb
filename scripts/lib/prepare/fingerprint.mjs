import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const buildInputs = [
  'src',
  'public',
  'vite.config.ts',
  'scripts/lib/threads.ts',
  'scripts/lib/prepare/precompress.mjs',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const testOnly = /(^|\/)src\/testing(\/|$)|\.test\.tsx?$/;

/** Contents rather than times: a fresh clone or a branch switched back and forth needs no new build. */
export function buildFingerprint(root) {
  const hash = createHash('sha256');
  for (const path of buildInputs.flatMap((input) => filesUnder(root, input))) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

export function fileHash(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

function filesUnder(root, path) {
  if (testOnly.test(path)) return [];
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => filesUnder(root, `${path}/${name}`));
}
