import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { accountApi } from '~/account/account.api.server';
import { networkOf } from '~/lib/network';
import {
  afterDelete,
  counters,
  insightsOf,
  resourceApis,
  resources,
  submissions,
} from '~/resources/index.server';
import type { Resource } from '~/resources/resource';
import { activityApi } from './activity.api';
import { trashApi } from './archive';
import { guardRoutes } from './auth/access';
import { readBodies } from './bodies';
import { giveClientsTurns } from './client-turns';
import { drainOnClose } from './drain';
import { answerErrors, missing, tooManyRequests } from './errors';
import { filesApi, publicFiles } from './files/files.api';
import { healthApi } from './health.api';
import { insightsApi } from './insights.api';
import { lingeringClose } from './lingering-close';
import { loggerOptions, logRequests } from './log';
import { outboxApi } from './mail/outbox.api';
import { createHub } from './notifications/hub';
import { notificationsApi } from './notifications/notifications.api';
import { describeApi } from './openapi';
import { type PagesOptions, servePages } from './pages/pages';
import { privacyApi } from './privacy/privacy.api';
import { warnOfProxy } from './proxy-warning';
import { searchAllApi } from './search-all.api';
import { addSecurityHeaders } from './security';
import type { ApiModule, Services } from './services';
import { sharedLimits } from './shared-limits';
import { spamApi } from './spam.api';
import { statsApi } from './stats.api';
import { watchVersions } from './table-versions';
import { unreadRequests } from './unread-requests';

const JSON_LIMIT_BYTES = 100 * 1024;
const LONGEST_REQUEST_MS = 60_000;
const BUSIEST_EVENT_LOOP_MS = 2000;
const NOTHING_HERE = 'There is nothing at this address.';

interface AppOptions extends Services {
  /** Left out where only the API is of interest. */
  pages?: PagesOptions;
  quiet?: boolean;
  /** From which delay of its event loop on the process counts as overloaded and says so instead of answering. */
  busiestMs?: number;
  /** Where the log goes instead of the terminal. */
  logStream?: { write(line: string): void };
  /** Those of the house, unless a test brings more. */
  entities?: { resources: readonly Resource[]; resourceApis: readonly ApiModule[] };
}

/** Everything that answers requests, ready to listen or to be called in a test. It starts nothing. */
export async function buildApp({
  pages,
  quiet = false,
  logStream,
  busiestMs = BUSIEST_EVENT_LOOP_MS,
  entities = { resources, resourceApis },
  ...services
}: AppOptions) {
  const { config, db } = services;
  const behindTls = config.publicUrl.startsWith('https:');
  const closing = lingeringClose();
  const unread = unreadRequests({ behindTls, closing });
  const app = Fastify({
    logger: quiet ? false : { ...loggerOptions, ...(logStream ? { stream: logStream } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    ...unread.options,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  readBodies(app);
  answerErrors(app);
  app.setNotFoundHandler(() => Promise.reject(missing(NOTHING_HERE)));
  logRequests(app);
  const isClosing = drainOnClose(app);
  await addSecurityHeaders(app, { behindTls });
  unread.refuse(app);
  await app.register(cookie);
  if (config.trustProxy === false) warnOfProxy(app);
  guardRoutes(app, services);
  giveClientsTurns(app);
  await app.register(multipart);
  // Measured over as long as it may be held up: a shorter look that saw nothing at all would count as endless.
  const pressure = { maxEventLoopDelay: busiestMs, sampleInterval: BUSIEST_EVENT_LOOP_MS, retryAfter: 5 };
  await app.register(underPressure, pressure);
  await app.register(rateLimit, {
    global: false,
    store: sharedLimits(db),
    // Whoever is logged in is counted by account. Routes of one group are counted together: the plug-in adds its name.
    keyGenerator: ({ caller, ip, routeOptions: { config, method, url } }) =>
      `${caller ?? networkOf(ip)} ${(config.rateLimit || undefined)?.groupId ? '' : `${method} ${url}`}`,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
  const hub = createHub(db, config.databaseUrl);
  // An open stream would otherwise keep the server from ever stopping.
  app.addHook('preClose', () => hub.close());
  app.addHook('onResponse', async ({ method }, { statusCode }) => {
    // Whoever is refused has changed nothing that somebody else would have to look at.
    if (method !== 'GET' && method !== 'HEAD' && statusCode < 300) hub.wake();
  });
  await describeApi(app, config.publicUrl);

  await app.register(
    async (scope) => {
      const api = scope.withTypeProvider<ZodTypeProvider>();
      healthApi(api, services);
      accountApi(api, services);
      for (const addRoutes of entities.resourceApis) addRoutes(api, services);
      filesApi(api, services, entities.resources);
      notificationsApi(api, services, hub);
      statsApi(api, services, entities.resources, counters);
      trashApi(api, services, entities.resources);
      spamApi(api, services, submissions);
      outboxApi(api, services);
      privacyApi(api, services, entities.resources, afterDelete);
      insightsApi(api, services, insightsOf(entities.resources));
      activityApi(api, services, entities.resources);
      searchAllApi(api, services, entities.resources);
      const nothingHere = { config: { access: 'public' as const }, schema: { hide: true } };
      for (const url of ['/', '/*']) api.all(url, nothingHere, () => Promise.reject(missing(NOTHING_HERE)));
    },
    { prefix: '/api' },
  );
  publicFiles(app, services);
  if (pages) {
    const versions = watchVersions(db, config);
    app.addHook('onClose', async () => versions.close());
    await servePages(app, { ...pages, look: versions.look, isClosing });
  }
  closing.watchAll(app.server);
  await app.ready();
  return app;
}

/** A number means that many proxies stand in front, whatever their addresses. */
function trustedProxies(setting: Services['config']['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
