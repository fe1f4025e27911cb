import { inRoot } from './lib/paths.mjs';
import { ensureInstalled } from './lib/prepare/prepare.mjs';
import { runPinned } from './lib/run.mjs';
import { explained } from './lib/say.mjs';

// Writes docs/attacks.md anew, by the titles of the tests.
explained(async () => {
  await ensureInstalled();
  const { code } = await runPinned([inRoot('scripts/checks/write-attacks.ts')], { show: true });
  process.exitCode = code;
});
