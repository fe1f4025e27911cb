import { inRoot } from './lib/paths.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare/prepare.mjs';
import { runPinned } from './lib/run.mjs';
import { explained } from './lib/say.mjs';

// Generated hostile requests against the built server: --requests N, --rounds N of every race around credentials (--only 'login × block'
// for some of them), and --seed N to repeat a run.
explained(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { code } = await runPinned([inRoot('scripts/hostile/main.ts'), ...process.argv.slice(2)], {
    show: true,
  });
  process.exitCode = code;
});
