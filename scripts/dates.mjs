import { inRoot } from './lib/paths.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare/prepare.mjs';
import { runPinned } from './lib/run.mjs';
import { explained } from './lib/say.mjs';

// Notes of every page whose words have changed that they changed today.
explained(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { code } = await runPinned([inRoot('scripts/checks/check-dates.ts'), '--write'], { show: true });
  process.exitCode = code;
});
