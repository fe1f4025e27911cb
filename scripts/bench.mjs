import { inRoot } from './lib/paths.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare/prepare.mjs';
import { runPinned } from './lib/run.mjs';
import { explained } from './lib/say.mjs';

// All that is measured, or the parts that are named: pages, posts, start, calls, weight, lists, filters, many, people, board, papers; only by its name: joining.
explained(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { code } = await runPinned([inRoot('bench/run.mjs'), ...process.argv.slice(2)], { show: true });
  process.exitCode = code;
});
