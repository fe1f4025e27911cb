import type { StartedApp } from './start-app';

type App = Pick<StartedApp['app'], 'listen' | 'server'>;

const started = new WeakMap<App, Promise<string>>();

/** Where an app is called over a real socket. However many ask at once, it is told to listen once. */
export async function listening(app: App) {
  const start = started.get(app) ?? app.listen({ host: '127.0.0.1', port: 0 });
  started.set(app, start);
  const url = await start;
  return { url, host: '127.0.0.1', port: Number(new URL(url).port) };
}
