import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { AFTERWARDS, DESK, ELSEWHERE_IN_CHROMIUM, EVERY_BROWSER, WITH_VIEWER } from './e2e/lib/widths';
import { browserArgs } from './scripts/lib/browsers/browser-args';

const everyone = process.env.REQUIRE_ALL === '1';

/** A Chromium that is installed here, or the one that Playwright has downloaded. */
const chromiumAt = (executablePath?: string) => ({
  launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserArgs },
});
const whole = process.env.CHROMIUM_PATH;
const withWindow = whole ? chromiumAt(whole) : { channel: 'chromium', ...chromiumAt() };
const withoutWindow = chromiumAt(process.env.HEADLESS_SHELL_PATH ?? whole);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Half of a journey is waiting: for a mail, for a picture, for the next look at the page. So two share a core.
  workers: Math.min(2 * availableParallelism(), 8),
  fullyParallel: true,
  // Once more, until all of them have been seen to pass ten times in a row; the list of the run says which needed it.
  retries: 1,
  forbidOnly: everyone,
  // Long enough for a slow machine that has other things to do; who waits for what comes at once waits no longer.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    screenshot: 'only-on-failure',
    // Journeys that are about motion ask for it; the others do not wait for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // The longest come first: those in other browsers, one worker each, beside the rest. Each worker has a site to start, too.
  projects: [
    ...['webkit', 'firefox', 'chromium']
      // Where all must run, one that was not found fails instead of being left out.
      .filter((browser) => everyone || process.env[`${browser.toUpperCase()}_PATH`] || browser === 'chromium')
      // They draw without a graphics card, and pages of theirs take longer than Chromium's.
      .map((name) => ({
        name,
        testMatch: EVERY_BROWSER,
        testIgnore: name === 'chromium' ? ELSEWHERE_IN_CHROMIUM : [],
        timeout: 600_000,
        workers: 1,
      })),
    { name: 'viewer', testMatch: WITH_VIEWER, workers: 1, use: { viewport: DESK, ...withWindow } },
    {
      name: 'desktop',
      testIgnore: [EVERY_BROWSER, AFTERWARDS, WITH_VIEWER],
      use: { viewport: DESK, ...withoutWindow },
    },
    { name: 'afterwards', testMatch: AFTERWARDS, dependencies: ['desktop', 'viewer'] },
  ],
});
