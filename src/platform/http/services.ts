import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Resource } from '~/model/resource';
import type { Config } from '~/platform/config/config';
import type { Database } from '~/platform/db/schema';
import type { FileStore } from '~/platform/files/store/store';
import type { Mailer } from '~/platform/mail/mailer';

/** What every part of the API is given; nothing of it is reached by import. */
export interface Services {
  config: Config;
  db: Database;
  mailer: Mailer;
  files: FileStore;
  /** All kinds of records: whatever asks about any of them, such as who still names a file, asks these. */
  resources: readonly Resource[];
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
