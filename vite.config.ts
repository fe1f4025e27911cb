import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { threads } from './scripts/lib/threads.ts';

/**
 * Files of the browser that every page needs, in one piece each: three dozen small ones cost a phone more in headers and
 * round trips than they hold. What only some pages need stays apart.
 */
const chunks = [
  { name: 'engine', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  {
    name: 'frame',
    test: /src[\\/](root|site[\\/](frame[\\/]layout|head[\\/]page-head))\.tsx?$/,
    priority: 2,
  },
  {
    name: 'form',
    test: /src[\\/]site[\\/]forms[\\/](demo-form|public-form|person-fields)\.tsx$/,
    priority: 1,
  },
];

/** What these packages are in the browser, for whatever part of a page asks for them. */
const IN_BROWSER: Record<string, string> = {
  zod: 'src/lib/browser/zod-in-browser.ts',
  'libphonenumber-js/max': 'src/lib/browser/phone-in-browser.ts',
};

const inBrowser: Plugin = {
  name: 'in-browser',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => IN_BROWSER[id] && path.resolve(IN_BROWSER[id]),
};

export default defineConfig(({ command }) => ({
  plugins: [inBrowser, threads(), tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: {
      build: {
        // One letter beyond Latin would make the engine keep two bytes for each of a file.
        rolldownOptions: { input: './src/app/main.ts', output: { charset: 'ascii' } },
        minify: true,
      },
      // One bundled file starts several times faster than a tree of node_modules. In development Vite cannot evaluate
      // the packages that are CommonJS, and sharp brings a binary that cannot be bundled.
      resolve: command === 'build' ? { noExternal: true, external: ['sharp'] } : {},
    },
  },
}));
