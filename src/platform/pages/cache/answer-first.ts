import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import { SECOND } from '~/lib/time';
import { type AnswerLog, newRequestId } from '~/platform/http/log';
import { safePath } from '~/platform/http/log-safe';
import { withoutCampaign } from '../campaign';
import { isHost } from '../page-request';
import { answerFor, type CachedPage } from './cached-page';
import type { PageCache } from './page-cache';
import { sendReady } from './send-ready';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

interface Door {
  isClosing: () => boolean;
  /** Left out where nothing is logged. */
  log: AnswerLog | undefined;
}

/**
 * A cached page is answered before Fastify has seen the request: to find its way through routes and hooks costs more than
 * the answer itself. Its headers and its line in the log are those of any other answer. A closing server answers in the
 * long way, which ends the connection. (Fastify's `serverFactory` stands at the same place, but would give up the second
 * address of `localhost`.)
 */
export function answerFirst(server: Server, cache: PageCache, { isClosing, log }: Door) {
  /** What may stand in the log of a page's address: found once. */
  const loggedPaths = new WeakMap<CachedPage, string>();
  const loggedPath = (page: CachedPage, url = '') => {
    const known = loggedPaths.get(page);
    if (known !== undefined) return known;
    const path = JSON.stringify(safePath(url));
    loggedPaths.set(page, path);
    return path;
  };
  const keepAliveSeconds = Math.floor(server.keepAliveTimeout / SECOND);
  const others = server.listeners('request');
  const pass: Listener = (request, response) => {
    for (const other of others) Reflect.apply(other, server, [request, response]);
  };
  const write = (page: CachedPage, request: IncomingMessage, response: ServerResponse, since: number) => {
    const ready = answerFor(page, request.headers);
    const reqId = newRequestId();
    sendReady(ready, reqId, request, response, keepAliveSeconds);
    const { status } = ready;
    log?.(request.method, loggedPath(page, request.url), { reqId, status, ms: performance.now() - since });
  };
  const answer: Listener = (request, response) => {
    const since = performance.now();
    const { method } = request;
    const url = withoutCampaign(request.url ?? '');
    const page = cache.get(url);
    const reads = method === 'GET' || method === 'HEAD';
    if (!page || !reads || isClosing() || !isPlain(request.headers)) return pass(request, response);
    if (page.shows.size === 0) return write(page, request, response, since);
    cache
      .find(url)
      .then((current) => {
        if (current && !isClosing()) write(current, request, response, since);
        else pass(request, response);
      })
      .catch(() => response.destroy());
  };
  server.removeAllListeners('request');
  server.on('request', answer);
}

/** Well addressed, and without a body: who answers before all of that has come has to see to it that the answer arrives. */
const isPlain = ({
  host,
  'x-forwarded-host': forwarded,
  'content-length': length,
  'transfer-encoding': coding,
}: IncomingHttpHeaders) =>
  host !== undefined &&
  isHost(host) &&
  (forwarded === undefined || isHost(String(forwarded))) &&
  length === undefined &&
  coding === undefined;
