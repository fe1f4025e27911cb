import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { maskEmails, safePath } from './log-safe';

/** JSON lines without bodies, headers, queries or tokens: what is not logged need not be guarded. */
export const loggerOptions: Exclude<FastifyServerOptions['logger'], boolean | undefined> = {
  level: 'info',
  base: null,
  redact: ['*.password', '*.token', '*.authorization', '*.cookie'],
  serializers: {
    req: ({ method, url }) => ({ method, path: safePath(url) }),
    err: (error) => ({
      type: error.name,
      code: error.code,
      message: maskEmails(error.message),
      cause: error.cause instanceof Error ? maskEmails(error.cause.message) : undefined,
      stack: maskEmails(error.stack ?? ''),
    }),
  },
};

/** One line for each request, written when it is over. Who called stands there by an id that says nothing by itself. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const { caller: user } = request;
    request.log.info({ req: request, status: reply.statusCode, ms, user }, 'answered');
  });
}
