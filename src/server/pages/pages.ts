import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { callApiContext } from '~/lib/call-api';
import { AppError } from '~/lib/errors';
import { contentSecurityPolicy } from '~/server/security';
import { serveAssets } from './assets';
import { compress } from './compress';

export interface PagesOptions {
  loadBuild: () => Promise<ServerBuild>;
  /** Where the built browser files lie; undefined in development, where Vite serves them. */
  clientDir: string | undefined;
}

/** Every URL that is neither API nor file is a page of React Router. */
export async function servePages(app: FastifyInstance, options: PagesOptions) {
  const development = options.clientDir === undefined;
  if (options.clientDir) await serveAssets(app, options.clientDir);
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, readableForm);
    pages.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '*',
      config: { access: 'public' },
      schema: { hide: true },
      handler: render,
    });
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

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

function inlineScriptHashes(html: string) {
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, code = '']) => {
    return `sha256-${createHash('sha256').update(code).digest('base64')}`;
  });
}

/** A form posted without JavaScript goes through the same API route as one posted with it. */
async function callApi(app: FastifyInstance, request: FastifyRequest, call: { url: string; body: object }) {
  const answer = await app.inject({
    method: 'POST',
    url: call.url,
    payload: call.body,
    remoteAddress: request.ip,
    headers: { 'user-agent': request.headers['user-agent'] ?? '' },
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
