import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from '~/config.server';
import type { Database } from './db/schema';
import type { FileStore } from './files/store';
import type { Mailer } from './mail/mailer';

/** What every part of the API is given; nothing of it is reached by import. */
export interface Services {
  config: Config;
  db: Database;
  mailer: Mailer;
  files: FileStore;
}

/** Fastify with routes typed by their zod schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export type ApiModule = (api: Api, services: Services) => void;
