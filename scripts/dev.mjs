import { inRoot } from './lib/paths.mjs';
import { ensureInstalled } from './lib/prepare/prepare.mjs';
import { runPinned } from './lib/run.mjs';
import { explained } from './lib/say.mjs';

explained(async () => {
  await ensureInstalled();
  const env = { ...process.env, NODE_ENV: 'development' };
  const { code } = await runPinned([inRoot('scripts/lib/dev-server.mjs')], { env, show: true });
  process.exitCode = code;
});
