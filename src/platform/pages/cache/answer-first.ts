import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AnswerLog, newRequestId } from '~/platform/http/log';
import { safePath } from '~/platform/http/log-safe';
import { withoutCampaign } from '../campaign';
import { isHost } from '../page-request';
import { answerFor, type CachedPage } from './cached-page';
import type { PageCache } from './page-cache';

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
    const path = loggedPaths.get(page) ?? JSON.stringify(safePath(url));
    loggedPaths.set(page, path);
    return path;
  };
  const others = server.listeners('request');
  const pass: Listener = (request, response) => {
    for (const other of others) Reflect.apply(other, server, [request, response]);
  };
  const write = (page: CachedPage, request: IncomingMessage, response: ServerResponse, since: number) => {
    const { status, headers, content } = answerFor(page, request.headers);
    const reqId = newRequestId();
    response.writeHead(status, headers.concat('x-request-id', reqId));
    response.end(content);
    log?.(request.method, loggedPath(page, request.url), { reqId, status, ms: performance.now() - since });
  };
  const answer: Listener = (request, response) => {
    const since = performance.now();
    const { method } = request;
    const url = withoutCampaign(request.url ?? '');
    const page = cache.get(url);
    const reads = method === 'GET' || method === 'HEAD';
    if (!page || !reads || isClosing() || !isWellAddressed(request)) return pass(request, response);
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

const isWellAddressed = ({ headers: { host, 'x-forwarded-host': forwarded } }: IncomingMessage) =>
  host !== undefined && isHost(host) && (forwarded === undefined || isHost(String(forwarded)));
