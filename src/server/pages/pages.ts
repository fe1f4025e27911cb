import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { AppError } from '~/lib/errors';
import { callApiContext, publicUrlContext } from '~/lib/page-context';
import { contentSecurityPolicy } from '~/server/security';
import { serveAssets } from './assets';
import { compress } from './compress';

export interface PagesOptions {
  loadBuild: () => Promise<ServerBuild>;
  /** Where the built browser files lie; undefined in development, where Vite serves them. */
  clientDir: string | undefined;
  publicUrl: string;
}

/** Pages whose form carries a file: the largest CV and a little more. */
const UPLOADS = { '/career': 6 * 1024 * 1024 };

/** Every URL that is neither API nor file is a page of React Router. */
export async function servePages(app: FastifyInstance, options: PagesOptions) {
  const development = options.clientDir === undefined;
  if (options.clientDir) await serveAssets(app, options.clientDir);
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, readableForm);
    const page = { config: { access: 'public' }, schema: { hide: true }, handler: render } as const;
    pages.route({ ...page, method: ['GET', 'HEAD', 'POST'], url: '*' });
    for (const [url, bodyLimit] of Object.entries(UPLOADS)) {
      pages.route({ ...page, method: 'POST', url, bodyLimit });
    }
  });

  let built: ReturnType<typeof createRequestHandler> | undefined;

  /** The build changes in development only. */
  async function handler() {
    if (development) return createRequestHandler(await options.loadBuild(), 'development');
    built ??= createRequestHandler(await options.loadBuild(), 'production');
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

/**
 * React Router reads a form itself, but without a limit, and takes one that cannot be read for a fault of the page: so
 * it arrives here first, within the limit of every body, and is its sender's fault.
 */
async function readableForm(request: FastifyRequest, body: Buffer) {
  const form = new Response(new Uint8Array(body), {
    headers: { 'Content-Type': request.headers['content-type'] ?? '' },
  });
  await form.formData().catch(() => {
    throw unreadable();
  });
  return body;
}

const unreadable = () => new AppError(400, 'invalid_input', 'The request could not be understood.');

/** Data for search engines is not run, so it needs no leave. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

function inlineScriptHashes(html: string) {
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, code = '']) => {
    return `sha256-${createHash('sha256').update(code).digest('base64')}`;
  });
}

type ApiCaller = typeof callApiContext extends RouterContext<infer Caller> ? Caller : never;

/** A page asks the same API route as a browser would, so the same rules hold for it. */
async function callApi(
  app: FastifyInstance,
  request: FastifyRequest,
  { method = 'POST', url, body }: Parameters<ApiCaller>[0],
) {
  const form = body instanceof FormData ? new Response(body) : undefined;
  const payload = form ? Buffer.from(await form.arrayBuffer()) : body;
  const answer = await app.inject({
    method,
    url,
    ...(payload ? { payload } : {}),
    remoteAddress: request.ip,
    headers: {
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
  if (!url) throw unreadable();
  return new Request(url, {
    method: request.method,
    headers,
    signal: aborted.signal,
    ...(request.method === 'POST' ? { body: formOf(request, headers) } : {}),
  });
}

/** Nothing at all is an empty form. */
function formOf(request: FastifyRequest, headers: Headers) {
  if (request.body instanceof Uint8Array) return new Uint8Array(request.body);
  headers.set('Content-Type', 'application/x-www-form-urlencoded');
  return '';
}
