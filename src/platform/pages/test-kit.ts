import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { scriptMarkContext } from '~/lib/page-context';
import { listening } from '~/testing/listening';

type Modules = Record<string, NonNullable<ServerBuild['routes'][string]>['module']>;

/** A build of these pages by their paths. What a page's loader answers is all that stands in it. */
export function tinyBuild(
  modules: Modules,
  answer: (data: unknown, status: number, scriptMark: string) => Response,
): ServerBuild {
  const routes = Object.entries(modules).map(([path, module]) => [path, { id: path, path, module }]);
  return {
    entry: {
      module: {
        default: (
          _request,
          status,
          _headers,
          { staticHandlerContext: { actionData, loaderData } },
          context,
        ) =>
          answer(Object.values({ ...loaderData, ...actionData })[0], status, context.get(scriptMarkContext)),
      },
    },
    routes: Object.fromEntries(routes),
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

/** Over a real socket: what is answered first is answered there alone. */
export async function ask(
  app: FastifyInstance,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const { host, port } = await listening(app);
  const call = request({ host, port, path, method, headers, agent: false }).end();
  const [answer]: IncomingMessage[] = await once(call, 'response');
  if (!answer) throw new Error(`no answer to ${method} ${path}`);
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}
