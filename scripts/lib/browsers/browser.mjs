import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tools } from '../paths.mjs';
import { run, runPinned } from '../run.mjs';
import { Failure, step } from '../say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .filter((name) => process.env[name])
    .map((name) => join(process.env[name], 'Google/Chrome/Application/chrome.exe')),
];

/** `{ path }` of a browser that runs, or `{}` when it is Playwright's own download. */
export async function findBrowser() {
  const browser =
    installed() ?? (await fromDebian('Chromium', ['chromium'], installed)) ?? (await fromPlaywright());
  if (!browser) throw new Failure('no Chromium or Chrome found or installed: set CHROMIUM_PATH');
  return browser;
}

function installed() {
  const path = process.env.CHROMIUM_PATH || onPath(names, usualPlaces);
  return path && { path };
}

/** The first program of these names that runs. */
export function onPath(programs, otherPlaces = []) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  const places = folders.flatMap((folder) => programs.map((name) => join(folder, name)));
  return [...places, ...otherPlaces].find((candidate) => existsSync(candidate) && runs(candidate));
}

// Ubuntu's package is an empty shell around a snap, so being there is not enough. Chrome on Windows answers no --version.
function runs(path) {
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Installs packages where this is a Debian of ours, and looks again. */
export async function fromDebian(name, packages, look) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step(`Installing ${name} with apt-get`, async () => {
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  });
  return look();
}

async function fromPlaywright() {
  const { code } = await step('Downloading Chromium with Playwright', () =>
    runPinned([tools.playwright, 'install', 'chromium']),
  );
  return code === 0 ? {} : undefined;
}
