import type { KnipConfig } from 'knip';

const cssImports = (text: string) =>
  Array.from(text.matchAll(/@(?:import|plugin)\s+['"]([^'"]+)['"]/g), ([, name]) => `import '${name}';`).join(
    '\n',
  );

export default {
  entry: [
    'src/app/main.ts',
    // Taken for packages by the browser's build.
    'src/lib/browser/zod-in-browser.ts',
    'src/lib/browser/phone-in-browser.ts',
    'scripts/*.{mjs,ts}',
    // Started by their paths.
    'scripts/checks/**/{check,write}-*.ts',
    'scripts/lib/dev-server.mjs',
    'scripts/hostile/main.ts',
    // Loaded by their paths, in a process that is killed, told to stop, or never finds itself held up.
    'faults/lib/{half-way,hashes-until-the-stop}.ts',
    'src/testing/setup/calm-loop.mjs',
    'bench/*.{mjs,ts}',
  ],
  vitest: { config: ['vitest.config.ts', 'vitest.components.config.ts', 'vitest.faults.config.ts'] },
  project: [
    'src/**/*.{ts,tsx,css}',
    'scripts/**/*.{mjs,mts,ts}',
    '{e2e,faults}/**/*.ts',
    'bench/**/*.{mjs,ts}',
  ],
  compilers: { css: cssImports },
  // A test that reads the files it finds by `glob` would count as one that imports them: of nothing in src an export was unused.
  node: false,
  ignoreDependencies: [
    // Started by the scripts, by their paths.
    '@biomejs/biome',
    'dependency-cruiser',
    'typescript-7',
    // Started by a test, by its path.
    '@redocly/cli',
    // In the package of its own that bench/ is.
    'lighthouse',
    // Expected by knip's React Router plugin, needed only without an entry.server of one's own.
    'isbot',
  ],
} satisfies KnipConfig;
