import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

interface KnownRoute {
  method: string;
  url: string;
  access: string;
  confirm: string | undefined;
  publicRead: boolean;
}

/** All that Fastify was told to answer, also what the description of the API leaves out. */
export async function knownRoutes(build: () => Promise<FastifyInstance>) {
  const routes: KnownRoute[] = [];
  const listen = (message: unknown) => {
    const app: FastifyInstance = Object(message).fastify;
    app.addHook('onRoute', ({ method, url, config }) => {
      const said = {
        access: String(config?.access),
        confirm: config?.confirm,
        publicRead: config?.publicRead === true,
      };
      for (const one of [method].flat()) routes.push({ method: one, url, ...said });
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    await build();
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
  if (routes.length === 0) throw new Error('no app was built');
  return routes;
}
