import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

/** They read pages rather than look at them, so one width is enough. */
const ONCE = ['crawl.spec.ts', 'delivery.spec.ts', 'hostile-text.spec.ts', 'titles.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: process.env.REQUIRE_ALL === '1',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(process.env.ATTACKS_IN ? [['./scripts/reporters/journeys.mjs'] as const] : [])],
  use: {
    browserName: 'chromium',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    // Journeys that are about motion ask for it; the others do not wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'once', testMatch: ONCE },
    { name: 'desktop', testIgnore: ONCE, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: ONCE,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
});
