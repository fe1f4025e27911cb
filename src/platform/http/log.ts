import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
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
const roundMs = (ms: number) => Math.round(ms * 10) / 10;

export interface LogStream {
  write(lines: string): unknown;
}

/** Written when so much has gathered, or so long after the first of it. */
const MOST_GATHERED = 32 * 1024;
const GATHER_MS = 50;

/**
 * The same line for what is answered without a hook, thousands of times a second: to be looked through by the logger and
 * written by itself would cost it more than the answer does. Those of a moment are written together, what is left when
 * the server closes too.
 */
export function answerLog(stream: LogStream, server: Server) {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const all = lines;
    lines = '';
    if (all) stream.write(all);
  };
  server.once('close', flush);
  return (
    method: string | undefined,
    path: string,
    answer: { reqId: string; status: number; ms: number },
  ) => {
    timer ??= setTimeout(flush, GATHER_MS);
    const { reqId, status, ms } = answer;
    lines += `{"level":${INFO},"time":${Date.now()},"reqId":"${reqId}","req":{"method":"${method}","path":${path}},"status":${status},"ms":${roundMs(ms)},"msg":"${ANSWERED}"}\n`;
    if (lines.length > MOST_GATHERED) flush();
  };
}
