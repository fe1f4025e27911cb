import type { FastifyInstance } from 'fastify';

/** What visitors see is changed by these alone, and by its time, a folder or another process, which is seen a moment later. They see no draft. */
const CHANGES_WORDS = /^\/api\/(?:content|media)\/(?!.*\/draft$)/;

/** Whoever has published something finds it on the site as soon as they are told: this process looks before it answers. */
export function lookAfterChanges(app: FastifyInstance, look: () => Promise<void>) {
  app.addHook('onSend', async ({ method, url }, { statusCode }) => {
    // What cannot be looked at now is seen when it can.
    if (method !== 'GET' && statusCode < 400 && CHANGES_WORDS.test(url)) await look().catch(() => {});
  });
}
