import { createHash } from 'node:crypto';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { callApiContext } from '~/lib/call-api';
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
    // React Router reads the body itself.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null));
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
  const hasBody = request.method === 'POST';
  return new Request(new URL(request.url, `${request.protocol}://${request.host || 'localhost'}`), {
    method: request.method,
    headers,
    signal: aborted.signal,
    ...(hasBody ? { body: createReadableStreamFromReadable(request.raw), duplex: 'half' } : {}),
  });
}
