import type {
  FastifyContextConfig,
  FastifySchema,
  LogLevel,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ApiCall } from '~/lib/call';
import type { Api } from './services';

type FileCall = Omit<ApiCall, 'answer'>;

type Described = 'method' | 'path' | 'summary' | 'description';

interface Words {
  tags: string[];
  summary: string;
  description?: string;
}

type SchemaOf<Call extends ApiCall> = Omit<Call, Described | 'answer'> &
  Words & { response: { 200: Call['answer'] } };

type FileSchemaOf<Call extends FileCall> = Omit<Call, Described> & Words;

interface Limits {
  bodyLimit?: number;
  logLevel?: LogLevel;
}

type Handler<Schema extends FastifySchema> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  FastifyContextConfig,
  Schema,
  ZodTypeProvider
>;

/** Routes under one heading. Each is its call, the same that the browser's client is typed by, who may make it, and what is done. */
export const routesOf =
  (api: Api, tag: string, limits: Limits = {}) =>
  <const Call extends ApiCall>(
    call: Call,
    config: FastifyContextConfig,
    handler: Handler<SchemaOf<Call>>,
  ) => {
    const { method, path: url, summary = '', description, answer, ...input } = call;
    const words = wordsOf(tag, summary, description);
    const schema = { ...input, ...words, response: { 200: answer } };
    api.route<RouteGenericInterface, FastifyContextConfig, SchemaOf<Call>>({
      method,
      url,
      config,
      schema,
      handler,
      ...limits,
    });
  };

interface FileLimits extends Pick<Limits, 'bodyLimit'> {
  /** Other sites ask for the head alone first, and show no picture where there is none. */
  exposeHeadRoute?: true;
}

/** The same for what answers a file, or a stream: nothing describes what is in it, and its head alone would open it for nothing. */
export const fileRoutesOf =
  (api: Api, tag: string, limits: FileLimits = {}) =>
  <const Call extends FileCall>(
    call: Call,
    config: FastifyContextConfig & { produces: string },
    handler: Handler<FileSchemaOf<Call>>,
  ) => {
    const { method, path: url, summary = '', description, ...input } = call;
    const words = wordsOf(tag, summary, description);
    api.route<RouteGenericInterface, FastifyContextConfig, FileSchemaOf<Call>>({
      method,
      url,
      config,
      schema: { ...input, ...words },
      handler,
      exposeHeadRoute: false,
      ...limits,
    });
  };

const wordsOf = (tag: string, summary: string, description?: string): Words => ({
  tags: [tag],
  summary,
  ...(description ? { description } : {}),
});
