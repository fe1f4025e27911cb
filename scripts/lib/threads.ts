import { build, type Plugin } from 'vite';
// It gives a plugin its hook into the tests.
import type {} from 'vitest/config';

const MARK = '?thread';

/**
 * What is imported with `?thread` runs in a thread of its own, which is handed the words of its program: all that it needs is
 * in them, so that neither the build, nor the tests, nor development have a file to find.
 */
export function threads(): Plugin {
  const made = new Map<string, Promise<string>>();
  return {
    name: 'threads',
    async load(id) {
      if (!id.endsWith(MARK)) return undefined;
      const file = id.slice(0, -MARK.length);
      const program = made.get(file) ?? programOf(file);
      made.set(file, program);
      return `export default ${JSON.stringify(await program)};`;
    },
    watchChange: () => made.clear(),
    // What the tests store of it would go by its first file alone, and be that of yesterday when another has changed.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (id.endsWith(MARK) ? false : undefined)),
  };
}

async function programOf(file: string) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    resolve: { tsconfigPaths: true, noExternal: true },
    build: {
      ssr: file,
      write: false,
      minify: true,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const outputs = 'output' in built ? built.output : Array.isArray(built) ? built[0]?.output : undefined;
  const program = outputs?.find((output) => output.type === 'chunk');
  if (!program) throw new Error(`Nothing came of ${file}`);
  return program.code;
}
