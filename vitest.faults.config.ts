import { defineConfig } from 'vitest/config';

/** The long part of the tests, one after the other: each keeps the machine busy. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['faults/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    globalSetup: 'src/testing/setup/test-run.ts',
    reporters: 'verbose',
    // A machine that does something else as well is slow, not wrong.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
