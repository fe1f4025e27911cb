import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallApi } from '~/lib/page-context';
import { onceForEach } from './once-for-each';
import { formOf, unreadable } from './posted-form';

/** A site has few names, so each is looked at once. */
export const isHost = onceForEach(
  100,
  (host) => !/[/?#@\\]/.test(host) && URL.canParse(`http://${host || 'localhost'}`),
);

/**
 * A page to read depends on nothing but its address: what is drawn from this is the same for everybody, since no cookie,
 * no other header and no name of the host that a visitor sends gets as far as the page.
 */
export function pageRequest(address: string, publicUrl: string) {
  // Not resolved against the site: a path that begins with // would name another one.
  const url = URL.parse(publicUrl + address);
  if (!url) throw unreadable();
  return new Request(url);
}

export function formRequest(request: FastifyRequest, reply: FastifyReply) {
  const aborted = new AbortController();
  reply.raw.once('close', () => reply.raw.writableFinished || aborted.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  const url = URL.parse(`${request.protocol}://${request.host || 'localhost'}${request.url}`);
  if (!url) throw unreadable();
  return new Request(url, {
    method: request.method,
    headers,
    signal: aborted.signal,
    body: formOf(request, headers),
  });
}

/**
 * Whether anybody reads the page, with what, and in whose browser: whoever asks for its head alone does not. It decides what is
 * noted of the visit, and nothing of what a page shows.
 */
function readerOf({
  method,
  headers: { cookie = '', 'user-agent': program = '', ...headers },
}: FastifyRequest) {
  const ahead = method === 'HEAD' ? 'prefetch' : (headers['sec-purpose'] ?? headers.purpose);
  return { cookie, 'user-agent': program, ...(ahead ? { 'sec-purpose': ahead } : {}) };
}

/** A page asks the same API route as a browser would, so the same rules hold for it. */
export async function callApi(
  app: FastifyInstance,
  request: FastifyRequest,
  { method = 'POST', url, body, headers }: Parameters<CallApi>[0],
) {
  const form = body instanceof FormData ? new Response(body) : undefined;
  const payload = form ? Buffer.from(await form.arrayBuffer()) : body;
  const answer = await app.inject({
    method,
    url,
    ...(payload ? { payload } : {}),
    remoteAddress: request.ip,
    headers: {
      ...headers,
      ...readerOf(request),
      ...(form ? { 'content-type': form.headers.get('content-type') ?? '' } : {}),
    },
  });
  return { status: answer.statusCode, body: answer.json(), retryAfter: answer.headers['retry-after'] };
}
