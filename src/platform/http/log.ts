import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
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

/** So many ids are drawn at once. */
const IDS = 512;
/** Two hexadecimal digits a byte, four and twelve of them for an id. */
const ID_BYTES = 8;
const ofThisProcess = randomUUID().slice(0, 19);
let drawn = '';
let next = 0;

/** By which an answer is found in the log: a UUID whose first half is that of the process. To make each from nothing costs a cached page a thirtieth of its answer. */
export function newRequestId() {
  if (next === drawn.length) {
    drawn = randomBytes(IDS * ID_BYTES).toString('hex');
    next = 0;
  }
  const at = next;
  next += 2 * ID_BYTES;
  return `${ofThisProcess}${drawn.slice(at, at + 4)}-${drawn.slice(at + 4, next)}`;
}

/**
 * Hardly a call has anything logged about it but its one line, and a logger of its own cost a page of a list a fortieth of its time: what its
 * lines begin with is put together at the first of them. Pino reads by symbols whatever a logger has of its own.
 */
export function loggerOfCall(
  logger: FastifyBaseLogger,
  ...own: Parameters<FastifyBaseLogger['child']>
): FastifyBaseLogger {
  let child: FastifyBaseLogger | undefined;
  const ofCall = () => {
    child ??= logger.child(...own);
    return child;
  };
  return new Proxy(logger, {
    get: (shared, name) => Reflect.get(typeof name === 'symbol' ? ofCall() : shared, name),
  });
}

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
const MOST_BYTES_A_LETTER = 3;

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
  // As bytes: a text that grows is a tree of its parts, which the garbage collector carries from place to place until it is written.
  const gathered = Buffer.allocUnsafeSlow(MOST_GATHERED);
  let length = 0;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (length > 0) stream.write(gathered.toString('utf8', 0, length));
    length = 0;
  };
  const gather = (line: string) => {
    const most = line.length * MOST_BYTES_A_LETTER;
    if (most > MOST_GATHERED - length) flush();
    if (most > MOST_GATHERED) return void stream.write(line);
    timer ??= setTimeout(flush, GATHER_MS);
    length += gathered.write(line, length);
  };
  app.addHook('onClose', async () => flush());
  app.server.once('close', flush);
  return (method, path, { reqId, status, ms, user }) => {
    const caller = user === undefined ? '' : `,"user":"${user}"`;
    gather(
      `{"level":${INFO},"time":${Date.now()},"reqId":"${reqId}","req":{"method":"${method}","path":${path}},"status":${status},"ms":${roundMs(ms)}${caller},"msg":"${ANSWERED}"}\n`,
    );
  };
}
