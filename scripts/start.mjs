import { inRoot } from './lib/paths.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { runPinned } from './lib/run.mjs';
import { explained } from './lib/say.mjs';

explained(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code } = await runPinned([inRoot('scripts/serve.mjs')], { env, show: true });
  process.exitCode = code;
});
