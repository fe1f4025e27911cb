import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './src/server/main.ts' }, minify: true },
      // One bundled file starts several times faster than a tree of node_modules. In development Vite cannot evaluate
      // the packages that are CommonJS, and sharp brings a binary that cannot be bundled.
      resolve: command === 'build' ? { noExternal: true, external: ['sharp'] } : {},
    },
  },
}));
