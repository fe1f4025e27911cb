import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
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

/** By which an answer is found in the log. */
export const newRequestId = () => randomUUID();

/** One line for each request, written when it is over. Who called stands there by an id that says nothing by itself. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const ms = roundMs(reply.elapsedTime);
    const { caller: user } = request;
    request.log.info({ req: request, status: reply.statusCode, ms, user }, ANSWERED);
  });
}

const ANSWERED = 'answered';
const INFO = 30;
/** More than there are pages. */
const MOST_PATHS = 2000;
const roundMs = (ms: number) => Math.round(ms * 10) / 10;

export interface LogStream {
  write(lines: string): unknown;
}

/**
 * The same line for what is answered without a hook, thousands of times a second: to be looked through by the logger and
 * written by itself would cost it more than the answer does. All of one turn of the event loop are written together, and
 * what may stand there of a path is found once.
 */
export function answerLog(stream: LogStream) {
  const asLogged = (path: string) => JSON.stringify(safePath(path));
  const paths = new LRUCache<string, string>({ max: MOST_PATHS, memoMethod: asLogged });
  let lines = '';
  const flush = () => {
    const all = lines;
    lines = '';
    stream.write(all);
  };
  return ({ method, url = '' }: IncomingMessage, answer: { reqId: string; status: number; ms: number }) => {
    if (!lines) setImmediate(flush);
    const { reqId, status, ms } = answer;
    const path = paths.memo(url.split('?', 1)[0] ?? '');
    lines += `{"level":${INFO},"time":${Date.now()},"reqId":"${reqId}","req":{"method":"${method}","path":${path}},"status":${status},"ms":${roundMs(ms)},"msg":"${ANSWERED}"}\n`;
  };
}
