import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../say.mjs';
import { fromDebian, onPath } from './browser.mjs';

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Where Firefox is, as a setting of the journeys. */
export async function findFirefox() {
  const firefox = installedFirefox() ?? (await fromDebian('Firefox', ['firefox-esr'], installedFirefox));
  if (!firefox) throw new Failure('no Firefox found or installed: set FIREFOX_PATH');
  return firefox;
}

/** Where Chromium without the window around its page is, which costs more than the page: most journeys do without, and with it where there is no other. */
export async function findHeadlessShell() {
  const shell =
    installedShell() ?? (await fromDebian('Chromium without windows', [SHELLS[0]], installedShell));
  return shell ?? {};
}

/** Where WebKitGTK's small browser, the program that steers it and a screen that nobody sees are. */
export async function findWebKit() {
  const packages = ['webkit2gtk-driver', 'xvfb'];
  const webkit = installedWebKit() ?? (await fromDebian('WebKit', packages, installedWebKit));
  if (!webkit) throw new Failure('no WebKitGTK found or installed: install webkit2gtk-driver and xvfb');
  return webkit;
}

function installedShell() {
  const path = process.env.HEADLESS_SHELL_PATH || onPath(SHELLS);
  return path && { HEADLESS_SHELL_PATH: path };
}

function installedFirefox() {
  const usualPlaces = ['/Applications/Firefox.app/Contents/MacOS/firefox'];
  const path = process.env.FIREFOX_PATH || onPath(['firefox-esr', 'firefox'], usualPlaces);
  return path && { FIREFOX_PATH: path };
}

function installedWebKit() {
  const found = {
    WEBKIT_PATH: process.env.WEBKIT_PATH || miniBrowser(),
    WEBKIT_DRIVER_PATH: process.env.WEBKIT_DRIVER_PATH || inFolder('/usr/bin', 'WebKitWebDriver'),
    XVFB_PATH: process.env.XVFB_PATH || inFolder('/usr/bin', 'Xvfb'),
  };
  return Object.values(found).every(Boolean) ? found : undefined;
}

/** It comes with the library, in a folder that is named after the machine. */
const miniBrowser = () =>
  ['/usr/lib', ...foldersIn('/usr/lib'), '/usr/libexec']
    .flatMap((folder) => [join(folder, 'webkit2gtk-4.1'), join(folder, 'webkit2gtk-4.0')])
    .map((folder) => inFolder(folder, 'MiniBrowser'))
    .find(Boolean);

const foldersIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

// Neither of the three answers --version.
function inFolder(folder, program) {
  const place = join(folder, program);
  return existsSync(place) ? place : undefined;
}
