import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { MINUTE } from '~/lib/time';
import type { Firm } from '~/model/firm';
import type { LookAtVersions } from '~/platform/db/table-versions';
import { answerErrors, RETRY_AFTER_SECONDS } from '~/platform/http/errors';
import type { AnswerLog } from '~/platform/http/log';
import { builtFiles } from './built-files';
import { encodingFor } from './cache/accepts';
import { answerFirst } from './cache/answer-first';
import { answerFor, type CachedPage, type FreshPage, isCached } from './cache/cached-page';
import { compress, isWorthPacking } from './cache/compress';
import { createPageCache, type InMemory } from './cache/page-cache';
import { withoutCampaign } from './campaign';
import { pageDrawer } from './draw-page';
import { sendFaultPage } from './fault-page';
import { isHost } from './page-request';
import { type OpenView, serveViews } from './page-view';
import { readableForm, unreadable } from './posted-form';

export interface PagesOptions {
  loadBuild: () => Promise<ServerBuild>;
  /** Where the built browser files lie; undefined in development, where Vite serves them. */
  clientDir: string | undefined;
  publicUrl: string;
}

interface PagesParts extends PagesOptions {
  /** On every answer. */
  headers: Record<string, string>;
  /** Pages whose form carries a file, and how much they take. */
  uploads: Readonly<Record<string, number>>;
  look: LookAtVersions;
  /** What else the pages of this house read. */
  provide: (context: RouterContextProvider) => void;
  /** Another object whenever something that they read of memory is another. */
  inMemory: InMemory;
  /** Whose pages they are, told without asking the database. */
  shownFirm: () => Firm;
  isClosing: () => boolean;
  /** Left out where nothing is logged. */
  log: AnswerLog | undefined;
  /** What is shown to whoever has its address, under this prefix. */
  views: { prefix: string; open: OpenView };
}

/** To take a form apart costs more than to refuse it; the API behind it has a limit of its own. */
const POSTS = { max: 60, timeWindow: 10 * MINUTE, groupId: 'page-posts' };

/** Every URL that is not the API's is a file of the build or a page of React Router. */
export async function servePages(app: FastifyInstance, parts: PagesParts) {
  const { clientDir, headers, look, inMemory, shownFirm, uploads, views } = parts;
  const { draw, drawPosted, drawView } = pageDrawer(app, { ...parts, development: clientDir === undefined });
  // In development the words of a page may have changed since.
  const cache = clientDir === undefined ? undefined : createPageCache(look, inMemory);
  const files = clientDir === undefined ? undefined : await builtFiles(clientDir);
  if (cache) answerFirst(app.server, cache, parts);
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, readableForm);
    answerErrors(pages, (reply, fault) => sendFaultPage(reply, fault, shownFirm()));
    pages.addHook('onRequest', async ({ host }) => {
      if (!isHost(host)) throw unreadable();
    });
    serveViews(pages, { ...views, shownFirm }, async (request, reply, view) =>
      sendFresh(await drawView(request, view), request, reply),
    );
    const page = { schema: { hide: true }, config: { access: 'public' as const } };
    pages.route({ ...page, method: ['GET', 'HEAD'], url: '*', handler: show });
    for (const [url, bodyLimit] of [['*', undefined] as const, ...Object.entries(uploads)]) {
      pages.route({
        ...page,
        method: 'POST',
        url,
        config: { ...page.config, rateLimit: POSTS },
        handler: answerPost,
        ...(bodyLimit ? { bodyLimit } : {}),
      });
    }
  });

  async function show(request: FastifyRequest, reply: FastifyReply) {
    const [path = ''] = request.url.split('?');
    if (cache && files?.has(path)) {
      const file = cache.get(path) ?? (await files.read(path, headers));
      cache.add(path, file);
      return sendCached(file, request, reply);
    }
    const drawNow = () => draw(request);
    const page = cache ? await cache.findOrDraw(withoutCampaign(request.url), drawNow) : await drawNow();
    return isCached(page) ? sendCached(page, request, reply) : sendFresh(page, request, reply);
  }

  async function answerPost(request: FastifyRequest, reply: FastifyReply) {
    return sendFresh(await drawPosted(request, reply), request, reply);
  }
}

function sendCached(page: CachedPage, request: FastifyRequest, reply: FastifyReply) {
  const { status, headers, content } = answerFor(page, request.headers);
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1]);
  return reply.status(status).send(typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
}

async function sendFresh({ status, headers, body }: FreshPage, request: FastifyRequest, reply: FastifyReply) {
  for (const [name, value] of headers) reply.header(name, value);
  const encoding = isWorthPacking(body) ? encodingFor(request.headers['accept-encoding']) : 'identity';
  reply.status(status).header('vary', 'Accept-Encoding');
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body.length > 0 ? await compress(body, encoding) : null);
}
