import { inRoot } from './lib/paths.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare/prepare.mjs';
import { runPinned } from './lib/run.mjs';
import { explained } from './lib/say.mjs';
import { noSecretFiles, serverArgs, serverEnv } from './lib/server-process.mjs';

explained(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // A folder of its own: what is tried out here never meets real data, nor does a mail leave the machine.
  const apart = { DATA_DIR: inRoot('data/demo'), DATABASE_URL: '', FILES_URL: '', SMTP_URL: '' };
  const env = { ...process.env, ...serverEnv, ...noSecretFiles, ...apart };
  const { code } = await runPinned(serverArgs('demo'), { env, show: true });
  process.exitCode = code;
});
