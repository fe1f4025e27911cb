import { inRoot, tools } from './lib/paths.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare/prepare.mjs';
import { runPinned } from './lib/run.mjs';
import { explained, Failure, say, seconds } from './lib/say.mjs';

const typegen = { name: 'Route types', args: [tools.reactRouter, 'typegen'] };

const checksOfSource = [
  { name: 'Types', args: [tools.tsc] },
  { name: 'Dead code', args: [tools.knip, '--no-progress'] },
  { name: 'Biome', args: [tools.biome, 'check'] },
  { name: 'Import law', args: [tools.cruise, '--config', inRoot('dependency-cruiser.config.mjs'), 'src'] },
  { name: 'Lock file', args: [inRoot('scripts/checks/packages/check-lock-file.ts')] },
  // Its word on a registry that does not answer is worth reading, although nothing fails for it.
  { name: 'Known holes', args: [inRoot('scripts/checks/packages/check-audit.ts')], telling: true },
];

const checksOfBuild = [
  { name: 'Budgets', args: [inRoot('scripts/checks/check-budgets.ts')] },
  { name: 'Dates of pages', args: [inRoot('scripts/checks/check-dates.ts')] },
];

explained(async () => {
  const since = performance.now();
  await ensureInstalled();
  // To build takes as long as what asks the source alone, and nothing of either waits for the other: both are heard to the end.
  const both = await Promise.allSettled([checkSource(), checkBuild()]);
  for (const { reason } of both) if (reason) throw reason;
  if (!both.every(({ value }) => value)) throw new Failure(`Checks failed after ${seconds(since)}`);
});

async function checkSource() {
  // Types and dead code read what it writes.
  return (await passes(typegen)) && passAll(checksOfSource);
}

async function checkBuild() {
  await ensureBuilt();
  return passAll(checksOfBuild);
}

const passAll = async (checks) => (await Promise.all(checks.map(passes))).every(Boolean);

async function passes({ name, args, telling = false }) {
  const since = performance.now();
  const { code, output } = await runPinned(args);
  say(`${code === 0 ? '✓' : '✗'} ${name} ${seconds(since)}`);
  if (code !== 0 || telling) say(output.trimEnd());
  return code === 0;
}
