import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { withoutCampaign } from '../campaign';
import { isHost } from '../page-request';
import { answerFor, type CachedPage } from './cached-page';
import type { PageCache } from './page-cache';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A cached page is answered before Fastify has seen the request: to find its way through routes and hooks costs more than
 * the answer itself. A closing server answers in the long way, which ends the connection. (Fastify's `serverFactory`
 * stands at the same place, but would give up the second address of `localhost`.)
 */
export function answerFirst(server: Server, pages: PageCache, isClosing: () => boolean) {
  const others = server.listeners('request');
  const pass: Listener = (request, response) => {
    for (const other of others) Reflect.apply(other, server, [request, response]);
  };
  const answer: Listener = (request, response) => {
    const { method } = request;
    const url = withoutCampaign(request.url ?? '');
    const page = pages.get(url);
    const reads = method === 'GET' || method === 'HEAD';
    if (!page || !reads || isClosing() || !isWellAddressed(request)) return pass(request, response);
    if (page.shows.size === 0) return write(page, request, response);
    pages
      .find(url)
      .then((current) => {
        if (current && !isClosing()) write(current, request, response);
        else pass(request, response);
      })
      .catch(() => response.destroy());
  };
  server.removeAllListeners('request');
  server.on('request', answer);
}

const isWellAddressed = ({ headers: { host, 'x-forwarded-host': forwarded } }: IncomingMessage) =>
  host !== undefined && isHost(host) && (forwarded === undefined || isHost(String(forwarded)));

/** Without the number that other answers have: this one leaves no line in the log that it could be looked up by. */
function write(page: CachedPage, request: IncomingMessage, response: ServerResponse) {
  const { status, headers, content } = answerFor(page, request.headers);
  response.writeHead(status, headers);
  response.end(content);
}
