import { findBrowser } from './lib/browsers/browser.mjs';
import { inRoot } from './lib/paths.mjs';
import { ensureArtInstalled, ensureInstalled } from './lib/prepare/prepare.mjs';
import { runPinned } from './lib/run.mjs';
import { explained, Failure } from './lib/say.mjs';

// Draws the site's pictures anew from their HTML: all of them, or those whose folder/name begins as given.
explained(async () => {
  await ensureInstalled();
  await ensureArtInstalled();
  const { path } = await findBrowser();
  const env = path ? { ...process.env, CHROMIUM_PATH: path } : process.env;
  const args = [inRoot('art/draw.ts'), ...process.argv.slice(2)];
  const { code } = await runPinned(args, { env, show: true });
  if (code !== 0) throw new Failure('The pictures could not be drawn');
});
