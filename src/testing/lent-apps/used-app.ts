import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';

/** Far fewer than a limit that is counted in the process alone lets one network have. */
const MOST_ANSWERS = 500;
/** What these answer is kept in the process for a while. */
const KEPT_ANSWERS = ['/api/insights', '/api/ready'];

/**
 * Builds an app and answers whether it could remember what happened to it: it listened or was closed, it refused or failed
 * somebody, it answered very many, a clock was turned under it, or somebody is not answered yet.
 */
export async function watchUse(build: () => Promise<FastifyInstance>) {
  let asked = 0;
  let answered = 0;
  let isUsedUp = false;
  const useUp = async () => {
    isUsedUp = true;
  };
  const watch = (message: unknown) => {
    const app: FastifyInstance = Object(message).fastify;
    app.addHook('onRequest', async ({ url }) => {
      asked += 1;
      if (vi.isFakeTimers() || KEPT_ANSWERS.some((kept) => url.startsWith(kept))) isUsedUp = true;
    });
    app.addHook('onResponse', async (_request, { statusCode }) => {
      answered += 1;
      if (statusCode === 429 || statusCode >= 500) isUsedUp = true;
    });
    app.addHook('onListen', useUp);
    app.addHook('preClose', useUp);
  };
  subscribe('fastify.initialization', watch);
  const building = build();
  unsubscribe('fastify.initialization', watch);
  return {
    app: await building,
    useUp,
    isUsedUp: () => isUsedUp || answered < asked || answered > MOST_ANSWERS,
  };
}
