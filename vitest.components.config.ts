import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs } from './scripts/lib/browsers/browser-args.ts';

const executablePath = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;

/** The parts of the design system, each by itself in a real browser: dialogs, popovers, focus and files are the browser's own. */
export default defineConfig({
  plugins: [tailwindcss()],
  resolve: { tsconfigPaths: true },
  // Named, so that none is met in the middle of a run, which would load the page anew.
  optimizeDeps: {
    include: [
      '@tanstack/react-query',
      '@tiptap/core',
      '@tiptap/starter-kit',
      'axe-core',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react-router',
      'react-hot-toast/headless',
      'vitest-browser-react',
      'zod',
    ],
  },
  test: {
    include: ['src/**/*.component.test.tsx'],
    setupFiles: 'src/dashboard/dashboard.css',
    maxWorkers: '100%',
    // A machine that does something else as well is slow, not wrong.
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Once more, until all of them have been seen to pass ten times in a row beside the journeys.
    retry: 1,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserArgs },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
