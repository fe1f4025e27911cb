import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { posix, relative, sep } from 'node:path';
import { createServer as createVite } from 'vite';
import { inRoot, root } from './paths.mjs';
import { say, seconds } from './say.mjs';

const serverSide = [
  'src/**/*.server.{ts,tsx}',
  'src/{app,records,platform,model,lib}/**/*.{ts,tsx}',
  'src/features/**/*.ts',
];
/** What only a browser draws with: Vite hands it on by itself. */
const browserSide = /\/ui\/|\.test\.tsx?$/;

const envFile = inRoot('.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const http = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => app.fastify.routing(request, response));
});
const vite = await createVite({
  root,
  appType: 'custom',
  server: { middlewareMode: { server: http }, hmr: { server: http } },
});

let app = await loadApp();
let reload;
let swapping = Promise.resolve();

vite.watcher.on('all', (_event, path) => {
  const file = relative(root, path).split(sep).join('/');
  if (browserSide.test(file) || !serverSide.some((glob) => posix.matchesGlob(file, glob))) return;
  clearTimeout(reload);
  reload = setTimeout(() => {
    swapping = swapping.then(swapApp);
  }, 150);
});

http.listen(app.port, app.host, () => say(`› http://${app.host}:${app.port}/ (development)`));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);

async function loadApp() {
  const { createApp } = await vite.ssrLoadModule('/src/app/main.ts');
  return createApp({
    loadPages: () => vite.ssrLoadModule('virtual:react-router/server-build'),
    development: true,
  });
}

async function swapApp() {
  const since = performance.now();
  const old = app;
  try {
    vite.environments.ssr.moduleGraph.invalidateAll();
    app = await loadApp();
    say(`› Server reloaded in ${seconds(since)}`);
  } catch (error) {
    vite.ssrFixStacktrace(error);
    console.error(`✗ The changed server did not start, the old one goes on.\n${error.stack}`);
    return;
  }
  await old.close();
}

async function stop() {
  http.close();
  http.closeAllConnections();
  await vite.close();
  await app.close();
  process.exit();
}
