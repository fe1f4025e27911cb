import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import Fastify, { LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { firmReader } from '~/features/content/firm.server';
import { startWords } from '~/features/content/words.server';
import { startAddresses } from '~/features/redirects/addresses.server';
import type { ReadFirm } from '~/model/firm';
import { guardRoutes } from '~/platform/auth/access/access';
import { watchVersions } from '~/platform/db/table-versions';
import { answerWriter, readBodies } from '~/platform/http/bodies';
import { drainOnClose } from '~/platform/http/drain';
import { answerErrors, missing } from '~/platform/http/errors';
import { healthApi } from '~/platform/http/health.api';
import { lingeringClose } from '~/platform/http/lingering-close';
import {
  answerLog,
  type LogStream,
  loggerOfCall,
  loggerOptions,
  logRequests,
  newRequestId,
} from '~/platform/http/log';
import { addSecurityHeaders, securityHeaders } from '~/platform/http/security';
import type { Registry, Services } from '~/platform/http/services';
import { queueClientCalls } from '~/platform/limits/client-queue';
import { limitRoutes } from '~/platform/limits/route-limits';
import { describeApi } from '~/platform/openapi/openapi';
import { type PagesOptions, servePages } from '~/platform/pages/pages';
import { filesApi, publicFiles } from '~/records/files/files.api';
import { knownApi } from '~/records/known/known.api';
import { serveShareCards } from '~/site/head/serve-share-cards.server';
import { provideAddresses } from '~/site/lead-on.server';
import { previews } from '~/site/preview/open-preview.server';
import { provideWords } from '~/site/provide-words.server';
import { houseRegistry } from './features.server';
import { lookAfterChanges } from './look-after-changes';
import { warnOfProxy } from './proxy-warning';
import { unreadRequests } from './unread-requests';

const JSON_LIMIT_BYTES = 100 * 1024;
const LONGEST_REQUEST_MS = 60_000;
const BUSIEST_EVENT_LOOP_MS = 2000;
const NOTHING_HERE = 'There is nothing at this address.';

interface AppOptions extends Omit<Services, keyof Registry | 'firm'> {
  /** Left out where only the API is of interest. */
  pages?: PagesOptions;
  quiet?: boolean;
  /** From which delay of its event loop on the process counts as overloaded and says so instead of answering. */
  busiestMs?: number;
  /** Where the log goes instead of the terminal. */
  logStream?: LogStream;
  /** Handed in where something else asks it as well. */
  firm?: ReadFirm;
  /** That of the house, unless a test brings more. */
  registry?: Registry;
}

/** Everything that answers requests, ready to listen or to be called in a test. It starts nothing. */
export async function buildApp({
  pages,
  quiet = false,
  logStream,
  busiestMs = BUSIEST_EVENT_LOOP_MS,
  registry = houseRegistry(),
  firm,
  ...given
}: AppOptions) {
  const services = { ...given, firm: firm ?? firmReader(given.db, given.config), ...registry };
  const { config, db } = services;
  const headers = securityHeaders({ behindTls: config.publicUrl.startsWith('https:') });
  const closing = lingeringClose();
  const unread = unreadRequests(headers, closing);
  const app = Fastify({
    logger: quiet ? false : { ...loggerOptions, ...(logStream ? { stream: logStream } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    childLoggerFactory: loggerOfCall,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    ...unread.options,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerWriter);

  readBodies(app);
  answerErrors(app);
  app.setNotFoundHandler(() => Promise.reject(missing(NOTHING_HERE)));
  const log = quiet ? undefined : answerLog(logStream ?? process.stdout, app);
  if (log) logRequests(app, log);
  const isClosing = drainOnClose(app);
  addSecurityHeaders(app, headers);
  unread.refuse(app);
  await app.register(cookie);
  if (config.trustProxy === false) warnOfProxy(app);
  guardRoutes(app, services);
  queueClientCalls(app);
  await app.register(multipart);
  // Measured over as long as it may be held up: a shorter look that saw nothing at all would count as endless.
  const pressure = { maxEventLoopDelay: busiestMs, sampleInterval: BUSIEST_EVENT_LOOP_MS, retryAfter: 5 };
  await app.register(underPressure, pressure);
  await limitRoutes(app, db);
  await describeApi(app, config.publicUrl, services.firm);

  const words = pages && (await startWords(db));
  if (words) lookAfterChanges(app, words.look);
  await app.register(
    async (scope) => {
      const api = scope.withTypeProvider<ZodTypeProvider>();
      healthApi(api, services);
      filesApi(api, services);
      knownApi(api, services);
      for (const feature of services.features) feature.api(api, services);
      const nothingHere = { config: { access: 'public' as const }, schema: { hide: true } };
      for (const url of ['/', '/*']) api.all(url, nothingHere, () => Promise.reject(missing(NOTHING_HERE)));
    },
    { prefix: '/api' },
  );
  publicFiles(app, services);
  for (const feature of services.features) feature.files?.(app, services);
  closing.watchAll(app.server);
  if (pages && words) {
    const versions = watchVersions(db, config);
    app.addHook('onClose', async () => versions.close());
    app.addHook('onClose', words.close);
    serveShareCards(app, () => words.now().words);
    const addresses = startAddresses(db, versions.look);
    app.addHook('onClose', addresses.close);
    const uploads = Object.assign({}, ...services.features.map(({ uploadPages }) => uploadPages));
    await servePages(app, {
      ...pages,
      log,
      uploads,
      headers,
      look: versions.look,
      isClosing,
      provide(context) {
        provideWords(context, { db, store: words });
        provideAddresses(context, addresses);
      },
      inMemory: () => words.now().versions,
      shownFirm: () => words.now().words.site,
      views: previews(db, words),
    });
  }
  await app.ready();
  return app;
}

/** A number means that many proxies stand in front, whatever their addresses. */
function trustedProxies(setting: Services['config']['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
