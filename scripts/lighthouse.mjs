import { findBrowser } from './lib/browsers/browser.mjs';
import { inRoot } from './lib/paths.mjs';
import { ensureBenchInstalled, ensureBuilt, ensureInstalled } from './lib/prepare/prepare.mjs';
import { runPinned } from './lib/run.mjs';
import { explained } from './lib/say.mjs';

// Lighthouse on a phone over every public page, or over those that are named.
explained(async () => {
  await ensureInstalled();
  await ensureBenchInstalled();
  await ensureBuilt();
  const { path } = await findBrowser();
  const env = path ? { ...process.env, CHROMIUM_PATH: path } : process.env;
  const args = [inRoot('bench/lighthouse.mjs'), ...process.argv.slice(2)];
  const { code } = await runPinned(args, { env, show: true });
  process.exitCode = code;
});
