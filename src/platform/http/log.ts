import { randomUUID } from 'node:crypto';
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

/** One line for each request, when it is over. Who called stands there by an id that says nothing by itself. */
export function logRequests(app: FastifyInstance, log: AnswerLog) {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, id: reqId, caller: user } = request;
    const answer = { reqId, status: reply.statusCode, ms: reply.elapsedTime, user };
    log(method, JSON.stringify(safePath(url)), answer);
    done();
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

interface Answer {
  reqId: string;
  status: number;
  ms: number;
  /** Whose call it was, where that is known. */
  user?: string | undefined;
}

/** Takes the path as JSON. */
export type AnswerLog = (method: string | undefined, path: string, answer: Answer) => void;

/**
 * The line of an answer, written from its parts: to be looked through by the logger for what it cannot hold, and written by itself, would cost
 * a cached page more than its answer, and a call a tenth of it. Those of a moment are written together, what is left when
 * the app closes too.
 */
export function answerLog(stream: LogStream, app: FastifyInstance): AnswerLog {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const all = lines;
    lines = '';
    if (all) stream.write(all);
  };
  app.addHook('onClose', async () => flush());
  app.server.once('close', flush);
  return (method, path, { reqId, status, ms, user }) => {
    timer ??= setTimeout(flush, GATHER_MS);
    const caller = user === undefined ? '' : `,"user":"${user}"`;
    lines += `{"level":${INFO},"time":${Date.now()},"reqId":"${reqId}","req":{"method":"${method}","path":${path}},"status":${status},"ms":${roundMs(ms)}${caller},"msg":"${ANSWERED}"}\n`;
    if (lines.length > MOST_GATHERED) flush();
  };
}
