import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type CallApi, callApiContext, publicUrlContext, scriptMarkContext } from '~/lib/page-context';
import type { LookAtVersions } from '~/platform/db/table-versions';
import { type CachedPage, cacheable, type FreshPage } from './cache/cached-page';
import { asksFor, routeIds } from './cache/page-address';
import { followDependencies } from './cache/page-dependencies';
import { withCampaignOf, withoutCampaign } from './campaign';
import { withPolicy } from './page-policy';
import { callApi, formRequest, pageRequest } from './page-request';
import { type PageView, viewHeaders } from './page-view';

interface DrawOptions {
  loadBuild: () => Promise<ServerBuild>;
  publicUrl: string;
  development: boolean;
  look: LookAtVersions;
  /** What else the pages of this house read, put where they find it. */
  provide: (context: RouterContextProvider) => void;
  /** On every answer. */
  headers: Record<string, string>;
}

/** Pages as React Router renders them. */
export function pageDrawer(app: FastifyInstance, options: DrawOptions) {
  const { loadBuild, publicUrl, development, look } = options;
  let loaded: ReturnType<typeof load> | undefined;

  async function load() {
    const build = await loadBuild();
    // A proxy that ends TLS passes on http; forms come from the public address all the same.
    const settings = { ...build, allowedActionOrigins: [new URL(publicUrl).host] };
    const mode = development ? 'development' : 'production';
    return {
      handle: createRequestHandler(settings, mode),
      handleUnder: (basename: string) => createRequestHandler({ ...settings, basename }, mode),
      routesOf: routeIds(build.routes),
    };
  }

  /** The build changes in development only. */
  function current() {
    if (!loaded || development) loaded = load();
    return loaded;
  }

  function newContext() {
    const context = new RouterContextProvider();
    context.set(publicUrlContext, publicUrl);
    context.set(scriptMarkContext, randomUUID());
    return context;
  }

  /** The API for the page that is drawn; a page that is refused for it says as the API does how long to wait. */
  function apiFor(request: FastifyRequest) {
    let retryAfter: string | undefined;
    return {
      async call(call: Parameters<CallApi>[0]) {
        const answer = await callApi(app, request, call);
        if (answer.status === 429) retryAfter = answer.retryAfter;
        return answer;
      },
      tellWait: (page: FreshPage): FreshPage =>
        page.status === 429 && retryAfter
          ? { ...page, headers: [...page.headers, ['retry-after', retryAfter]] }
          : page,
    };
  }

  async function read(response: Response, context: RouterContextProvider): Promise<FreshPage> {
    const body = response.body ? await response.text() : '';
    const headers = Array.from(response.headers);
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      return { status: response.status, headers, body: Buffer.from(body) };
    }
    const { html, policy } = withPolicy(body, context.get(scriptMarkContext), development);
    headers.push(['content-security-policy', policy]);
    return { status: response.status, headers, body: Buffer.from(html) };
  }

  const sentOn = (page: FreshPage, url: string): FreshPage => ({
    ...page,
    headers: page.headers.map(([name, value]) => [
      name,
      name === 'location' ? withCampaignOf(url, value) : value,
    ]),
  });

  return {
    /** A page to read; one that is the same for everybody comes ready to be cached. */
    async draw(request: FastifyRequest): Promise<CachedPage | FreshPage> {
      const { handle, routesOf } = await current();
      const context = newContext();
      const api = apiFor(request);
      const dependencies = followDependencies(context, api.call, look);
      options.provide(context);
      const url = withoutCampaign(request.url);
      const page = await read(await handle(pageRequest(url, publicUrl), context), context);
      const { address, ...shown } = dependencies();
      const own = address !== undefined && page.status === 200 && asksFor(url, address, routesOf);
      const headers = { ...options.headers, ...Object.fromEntries(page.headers) };
      if (headers.location) return sentOn(page, request.url);
      if (!own || headers['set-cookie'] || headers['cache-control']) return api.tellWait(page);
      return cacheable({ headers, body: page.body, ...shown });
    },

    /** A page that answers the form posted to it. */
    async drawPosted(request: FastifyRequest, reply: FastifyReply): Promise<FreshPage> {
      const { handle } = await current();
      const context = newContext();
      const api = apiFor(request);
      context.set(callApiContext, api.call);
      options.provide(context);
      return api.tellWait(await read(await handle(formRequest(request, reply), context), context));
    },

    /** A page as one reader may see it: neither cached nor found again. */
    async drawView(request: FastifyRequest, view: PageView): Promise<FreshPage> {
      const { handleUnder } = await current();
      const context = newContext();
      const api = apiFor(request);
      context.set(callApiContext, api.call);
      view.provide(context);
      const response = await handleUnder(view.base)(pageRequest(request.url, publicUrl), context);
      const finished = new Response(view.finish(await response.text()), response);
      const { status, headers, body } = api.tellWait(await read(finished, context));
      return { status, headers: [...headers, ...viewHeaders(headers, view)], body };
    },
  };
}
