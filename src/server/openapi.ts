import swagger from '@fastify/swagger';
import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { brand } from '~/site/content/brand';
import { apiDocsPage } from './openapi-page';

/** The contract as the code has it: each operation from the schemas that its route validates with. */
export async function describeApi(app: FastifyInstance, publicUrl: string) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${brand.name} API`, version: '1.0.0', description: brand.description },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route, ...rest }) => {
      const access = route.config?.access;
      const described = {
        ...schema,
        ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
        ...multipartBody(route.config?.multipart),
        response: { ...answerOf(schema, route.config?.produces), '4xx': failure },
      };
      const transformed = jsonSchemaTransform({ schema: described, url, route, ...rest });
      return { ...transformed, schema: { ...transformed.schema, 'x-access': access } };
    },
  });
  const hidden = { config: { access: 'public' as const }, schema: { hide: true } };
  app.get('/api/openapi.json', hidden, () => app.swagger());
  // Drawn once: it takes as long as fifty pages, and anybody may ask.
  let page: string | undefined;
  app.get('/api/docs', hidden, (_request, reply) => {
    page ??= apiDocsPage(app.swagger());
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

/** Whatever goes wrong is told like this. */
const failure = z
  .object({
    message: z.string(),
    error: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({
    description: 'Refused',
    examples: [{ message: 'There is no such record.', error: 'There is no such record.', code: 'not_found' }],
  });

/** What is not JSON has no schema to validate with, only a type. */
function answerOf(schema: FastifySchema, produces: string | undefined): object {
  if (!produces) return Object(schema?.response);
  return { 200: { description: 'The content', content: { [produces]: { schema: z.string() } } } };
}

/** A multipart form is read by hand, so its fields are told here. */
function multipartBody(form: FastifyContextConfig['multipart']) {
  if (!form) return {};
  const file = z.string().meta({ format: 'binary' });
  const consumes = ['multipart/form-data', ...(form.optional ? ['application/json'] : [])];
  return { consumes, body: form.body.extend({ [form.file]: form.optional ? file.optional() : file }) };
}
