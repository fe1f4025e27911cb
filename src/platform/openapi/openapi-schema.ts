import type { FastifySchema } from 'fastify';

/** What JSON Schema knows, as far as it is used here. */
const KEYWORDS = new Set([
  '$ref',
  'additionalProperties',
  'allOf',
  'anyOf',
  'const',
  'contentMediaType',
  'default',
  'description',
  'enum',
  'examples',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'format',
  'items',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'multipleOf',
  'not',
  'oneOf',
  'pattern',
  'prefixItems',
  'properties',
  'propertyNames',
  'required',
  'title',
  'type',
]);
/** What stands in these is data, whatever its keys are called. */
const DATA = new Set(['const', 'default', 'enum', 'examples', 'required', 'type']);

/** A schema as others read it: what only this house marks its fields with, for whom they are and what they hold, is left out. */
function publicSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(publicSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const known = Object.entries(schema).filter(([key]) => KEYWORDS.has(key));
  return Object.fromEntries(known.map(([key, value]) => [key, publicPart(key, value)]));
}

function publicPart(key: string, value: unknown) {
  if (DATA.has(key)) return value;
  if (key !== 'properties') return publicSchema(value);
  return Object.fromEntries(Object.entries(Object(value)).map(([name, one]) => [name, publicSchema(one)]));
}

/** The same for all that a route says of itself. */
export function publicSchemas<Route extends FastifySchema>(route: Route): Route {
  const shown: FastifySchema = {};
  for (const part of ['headers', 'querystring', 'body', 'params'] as const)
    if (route[part]) shown[part] = publicSchema(route[part]);
  if (route.response) shown.response = eachOf(Object(route.response), publicAnswer);
  return { ...route, ...shown };
}

const eachOf = (parts: object, change: (part: object) => unknown) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part)]));

/** Plain, or by the type that it comes as. */
const publicAnswer = (answer: { content?: object }) =>
  answer.content
    ? {
        ...answer,
        content: eachOf(answer.content, (one: { schema?: unknown }) => ({
          ...one,
          schema: publicSchema(one.schema),
        })),
      }
    : publicSchema(answer);
