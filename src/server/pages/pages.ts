import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type CallApi, callApiContext, publicUrlContext } from '~/lib/page-context';
import { MINUTE } from '~/lib/time';
import { answerErrors } from '~/server/errors';
import { contentSecurityPolicy } from '~/server/security';
import { serveAssets } from './assets';
import { compress } from './compress';
import { sendFaultPage } from './fault-page';
import { formOf, readableForm, unreadable } from './posted-form';

export interface PagesOptions {
  loadBuild: () => Promise<ServerBuild>;
  /** Where the built browser files lie; undefined in development, where Vite serves them. */
  clientDir: string | undefined;
  publicUrl: string;
}

/** Pages whose form carries a file: the largest CV and a little more. */
const UPLOADS = { '/career': 6 * 1024 * 1024 };

/** To take a form apart costs more than to refuse it; the API behind it has a limit of its own. */
const POSTS = { max: 60, timeWindow: 10 * MINUTE, groupId: 'page-posts' };

/** Every URL that is neither API nor file is a page of React Router. */
export async function servePages(app: FastifyInstance, options: PagesOptions) {
  const development = options.clientDir === undefined;
  if (options.clientDir) await serveAssets(app, options.clientDir);
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, readableForm);
    answerErrors(pages, sendFaultPage);
    const page = { schema: { hide: true }, handler: render };
    pages.route({ ...page, method: ['GET', 'HEAD'], url: '*', config: { access: 'public' } });
    for (const [url, bodyLimit] of [['*', undefined] as const, ...Object.entries(UPLOADS)]) {
      pages.route({
        ...page,
        method: 'POST',
        url,
        config: { access: 'public', rateLimit: POSTS },
        ...(bodyLimit ? { bodyLimit } : {}),
      });
    }
  });

  let built: ReturnType<typeof createRequestHandler> | undefined;

  /** The build changes in development only. */
  async function handler() {
    if (built && !development) return built;
    // A proxy that ends TLS passes on http; forms come from the public address all the same.
    const build = { ...(await options.loadBuild()), allowedActionOrigins: [new URL(options.publicUrl).host] };
    built = createRequestHandler(build, development ? 'development' : 'production');
    return built;
  }

  async function render(request: FastifyRequest, reply: FastifyReply) {
    const handle = await handler();
    const context = new RouterContextProvider();
    context.set(callApiContext, (call) => callApi(app, request, call));
    context.set(publicUrlContext, options.publicUrl);
    const response = await handle(toWebRequest(request, reply), context);
    const body = response.body ? await response.text() : null;
    reply.status(response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    if (body && response.headers.get('content-type')?.startsWith('text/html')) {
      reply.header('Content-Security-Policy', contentSecurityPolicy(inlineScriptHashes(body), development));
    }
    const packed = body ? await compress(body, request.headers['accept-encoding']) : undefined;
    reply.header('Vary', 'Accept-Encoding');
    if (packed) reply.header('Content-Encoding', packed.encoding);
    return reply.send(packed?.content ?? body);
  }
}

/** Data for search engines is not run, so it needs no leave. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

function inlineScriptHashes(html: string) {
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, code = '']) => {
    return `sha256-${createHash('sha256').update(code).digest('base64')}`;
  });
}

/** A page asks the same API route as a browser would, so the same rules hold for it. */
async function callApi(
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
      'user-agent': request.headers['user-agent'] ?? '',
      ...(form ? { 'content-type': form.headers.get('content-type') ?? '' } : {}),
    },
  });
  return { status: answer.statusCode, body: answer.json() };
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply) {
  const aborted = new AbortController();
  reply.raw.once('close', () => reply.raw.writableFinished || aborted.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  // Not resolved against the host: a path that begins with // would name another one.
  const url = URL.parse(`${request.protocol}://${request.host || 'localhost'}${request.url}`);
  if (!url || /[/?#@\\]/.test(request.host)) throw unreadable();
  return new Request(url, {
    method: request.method,
    headers,
    signal: aborted.signal,
    ...(request.method === 'POST' ? { body: formOf(request, headers) } : {}),
  });
}
