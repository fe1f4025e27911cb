import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** Vite's files carry a hash in their name and lie beside their .br and .gz twins, made once at build time. */
export async function serveAssets(app: FastifyInstance, clientDir: string) {
  await app.register(async (assets) => {
    assets.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
      route.schema = { ...route.schema, hide: true };
      route.logLevel = 'warn';
    });
    await assets.register(fastifyStatic, {
      root: clientDir,
      // A route per file: nothing that was not there at the start is ever looked for on the disk.
      wildcard: false,
      preCompressed: true,
      index: false,
      globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
      setHeaders(reply, file) {
        const forever = file.includes('/assets/');
        reply.header('Cache-Control', `public, max-age=${forever ? `${YEAR_SECONDS}, immutable` : 3600}`);
      },
    });
  });
}
