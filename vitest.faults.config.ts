import { defineConfig } from 'vitest/config';
import { threads } from './scripts/lib/threads.ts';

/** The long part of the tests. How many at once is said by scripts/test-faults.mjs: each keeps the machine busy. */
export default defineConfig({
  plugins: [threads()],
  resolve: { tsconfigPaths: true },
  test: {
    include: ['faults/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 1,
    // The modules are handed on from file to file: to load them anew takes a second each time.
    isolate: false,
    // What a process has written the kernel has, killed or not, whatever disk it lies on.
    globalSetup: ['src/testing/setup/quick-disk.ts', 'src/testing/setup/test-run.ts'],
    setupFiles: ['faults/lib/waiting-hash.ts', 'faults/lib/end-of-file.ts'],
    reporters: 'verbose',
    // A machine that does something else as well is slow, not wrong.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
});
