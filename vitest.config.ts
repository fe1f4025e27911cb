import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { threads } from './scripts/lib/threads.ts';

const EVERY_TEST = ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'];

/**
 * PostgreSQL is asked again what has SQL of its own: whatever opens a database, unless it begins with this and the reason.
 * So a new test is on both until somebody has thought about it.
 */
const ON_SQLITE_ALONE = '// On SQLite alone: ';
const OPENS_DATABASE = /from '(~\/testing\/|~\/platform\/db)|^src\/(testing|platform\/db)\//m;

function testsOnPostgres() {
  return globSync('src/**/*.test.{ts,tsx}').filter((file) => {
    const source = readFileSync(file, 'utf8');
    const opens = [file, source, ...kitsOf(file, source)].join('\n');
    return OPENS_DATABASE.test(opens) && !source.startsWith(ON_SQLITE_ALONE);
  });
}

/** What the tests of a folder share: it may be that which opens the database. */
const kitsOf = (file: string, source: string) =>
  Array.from(source.matchAll(/from '([^']*\/test-kit)'/g), ([, kit = '']) => {
    const place = kit.startsWith('~/') ? path.join('src', kit.slice(2)) : path.join(path.dirname(file), kit);
    return readFileSync(`${place}.ts`, 'utf8');
  });

export default defineConfig({
  plugins: [threads()],
  resolve: { tsconfigPaths: true },
  test: {
    include: process.env.TEST_DATABASE_URL ? testsOnPostgres() : EVERY_TEST,
    // Those of components want a browser (vitest.components.config.ts).
    exclude: [...configDefaults.exclude, 'src/**/*.component.test.tsx'],
    environment: 'node',
    // Many tests wait, for a clock or for another process: half as many again use what that leaves.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // The modules are handed on from file to file: to load them anew takes longer than most tests.
    isolate: false,
    // Every call leaves much behind that is gone at once: with room for it there is less to tidy up.
    execArgv: ['--max-semi-space-size=64'],
    globalSetup: ['src/testing/setup/quick-disk.ts', 'src/testing/setup/test-run.ts'],
    setupFiles: ['src/testing/setup/quick-hash.ts'],
    // A machine that does something else as well is slow, not wrong.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
