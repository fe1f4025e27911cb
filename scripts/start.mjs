import { ensureBuilt, ensureInstalled } from './lib/prepare/prepare.mjs';
import { runPinned } from './lib/run.mjs';
import { explained } from './lib/say.mjs';
import { serverArgs, serverEnv } from './lib/server-process.mjs';

explained(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const env = { ...process.env, ...serverEnv };
  const { code } = await runPinned(serverArgs(), { env, show: true });
  process.exitCode = code;
});
