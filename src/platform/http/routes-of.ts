import type {
  FastifyContextConfig,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ApiCall } from '~/lib/call';
import type { Api } from './services';

type SchemaOf<Call extends ApiCall> = Omit<
  Call,
  Exclude<keyof ApiCall, 'params' | 'querystring' | 'body'>
> & {
  tags: string[];
  summary: string;
  description?: string;
  response: { 200: Call['answer'] };
};

type Handler<Call extends ApiCall> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  FastifyContextConfig,
  SchemaOf<Call>,
  ZodTypeProvider
>;

/** Routes under one heading. Each is its call, the same that the browser's client is typed by, who may make it, and what is done. */
export const routesOf =
  (api: Api, tag: string, limits: { bodyLimit?: number } = {}) =>
  <const Call extends ApiCall>(call: Call, config: FastifyContextConfig, handler: Handler<Call>) => {
    const { method, path: url, summary = '', description, answer, ...input } = call;
    const words = { tags: [tag], summary, ...(description ? { description } : {}) };
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
