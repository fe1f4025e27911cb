import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
    environment: 'node',
    reporters: ['default', ...(process.env.ATTACKS_IN ? ['./scripts/reporters/unit-tests.mjs'] : [])],
    maxWorkers: '100%',
    // Every test builds an app on a database of its own; to load the modules anew for each file takes longer than it.
    isolate: false,
    globalSetup: 'src/testing/test-run.ts',
    setupFiles: 'src/testing/quick-hash.ts',
    // A machine that does something else as well is slow, not wrong.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
