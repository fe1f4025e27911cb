import { inRoot } from './lib/paths.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { runPinned } from './lib/run.mjs';
import { explained } from './lib/say.mjs';

explained(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { code } = await runPinned([inRoot('bench/lists.mjs')], { show: true });
  process.exitCode = code;
});
