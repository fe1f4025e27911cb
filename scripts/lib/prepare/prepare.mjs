import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { inRoot, pinnedNode, root, tools } from '../paths.mjs';
import { run, runPinned } from '../run.mjs';
import { Failure, say, step } from '../say.mjs';
import { buildFingerprint, fileHash } from './fingerprint.mjs';
import { isInstalledByNpm } from './installed.mjs';
import { withLock } from './lock.mjs';
import { precompress } from './precompress.mjs';

const install = {
  stamp: inRoot('node_modules/.installed'),
  wanted: () => lockedHere('package-lock.json'),
  make: installPackages,
};

/** What draws the pictures: a package of its own, which nothing that runs or builds the site needs. */
const art = {
  stamp: inRoot('art/node_modules/.installed'),
  wanted: () => lockedHere('art/package-lock.json'),
  make: (hold) => installPart('art', 'what draws the pictures', hold),
};

/** What visits the pages as a phone does: 150 MB for a command that few ever call. */
const bench = {
  stamp: inRoot('bench/node_modules/.installed'),
  wanted: () => lockedHere('bench/package-lock.json'),
  make: (hold) => installPart('bench', 'what measures', hold),
};

const build = {
  stamp: inRoot('build/.built'),
  wanted: () => buildFingerprint(root),
  make: buildApp,
};

export const ensureInstalled = () => ensure(install);

export const ensureArtInstalled = () => ensure(art);

export const ensureBenchInstalled = () => ensure(bench);

export const ensureBuilt = () => ensure(build);

async function ensure({ stamp, wanted, make }) {
  if (read(stamp) === wanted()) return;
  const onWait = () => say('› Waiting for another start in this folder …');
  await withLock(inRoot('.preparing'), { onWait }, async (hold) => {
    const current = wanted();
    if (read(stamp) === current) return;
    rmSync(stamp, { force: true });
    await make(hold);
    writeFileSync(stamp, current);
  });
}

async function installPackages(hold) {
  if (isInstalledByNpm(root) && pinnedNodeRuns()) return;
  await step('Installing packages', () => installFrom(root, hold));
  if (!pinnedNodeRuns()) {
    throw new Failure('npm left out the pinned Node: run `npm rebuild node --ignore-scripts=false` once');
  }
}

async function installPart(folder, what, hold) {
  await step(`Installing ${what}`, () => installFrom(inRoot(folder), hold));
}

async function installFrom(folder, hold) {
  // With NODE_ENV=production npm would leave out the tools that build the app.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  await finish(await run('npm', args, { cwd: folder, env: withoutLocalBin(), onSpawn: hold }), {
    failed:
      'npm could not install the packages: is the registry reachable, and is package-lock.json unchanged?',
  });
}

async function buildApp(hold) {
  mkdirSync(inRoot('build'), { recursive: true });
  const options = { env: { ...process.env, NODE_ENV: 'production' }, onSpawn: hold };
  await finish(await step('Building', () => runPinned([tools.reactRouter, 'build'], options)), {
    failed: 'The build failed, see above',
  });
  await precompress(inRoot('build/client'));
}

async function finish({ code, interrupted, output }, { failed }) {
  if (interrupted) throw new Failure('Interrupted');
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Failure(failed);
}

// It does not when install scripts were left out, or when node_modules came from another kind of machine.
const pinnedNodeRuns = () => spawnSync(pinnedNode, ['--version']).status === 0;

const lockedHere = (lockFile) => `${fileHash(inRoot(lockFile))} ${process.platform}-${process.arch}`;

// npm would otherwise run on the very Node that it is about to replace.
function withoutLocalBin() {
  const parts = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((part) => !part.startsWith(inRoot('node_modules')));
  return { ...process.env, PATH: parts.join(delimiter) };
}

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
