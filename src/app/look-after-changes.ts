import type { FastifyInstance } from 'fastify';

/** What visitors see is changed by these alone, and by its time, a folder or another process, which is seen a moment later. */
const CHANGES_WORDS = /^\/api\/(?:content|media)\//;

/** Whoever has published something finds it on the site as soon as they are told: this process looks before it answers. */
export function lookAfterChanges(app: FastifyInstance, look: () => Promise<void>) {
  app.addHook('onSend', async ({ method, url }) => {
    // What cannot be looked at now is seen when it can.
    if (method !== 'GET' && CHANGES_WORDS.test(url)) await look().catch(() => {});
  });
}
