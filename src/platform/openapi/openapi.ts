import swagger from '@fastify/swagger';
import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Firm, ReadFirm } from '~/model/firm';
import { apiDocsPage } from './openapi-page';
import { onePathPerTemplate, operationId } from './openapi-paths';
import { publicSchemas } from './openapi-schema';
import { groupsOf, whoMay } from './openapi-words';

/** The contract as the code has it: each operation from the schemas that its route validates with. */
export async function describeApi(app: FastifyInstance, publicUrl: string, firm: ReadFirm) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route, ...rest }) => {
      const access = route.config?.access;
      const described = {
        ...schema,
        description: [schema.description, whoMay(access)].filter(Boolean).join(' '),
        operationId: operationId([route.method].flat()[0] ?? '', url),
        security: access === 'public' ? [] : [{ bearer: [] }],
        ...multipartBody(route.config?.multipart),
        response: { ...answerOf(schema, route.config?.produces), '4xx': failure },
      };
      const transformed = jsonSchemaTransform({ schema: described, url, route, ...rest });
      return { ...transformed, schema: { ...publicSchemas(transformed.schema), 'x-access': access } };
    },
    transformObject(document) {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const paths = onePathPerTemplate(document.openapiObject.paths ?? {});
      return { ...document.openapiObject, paths, tags: groupsOf(paths) };
    },
  });
  // They tell whose API it is, which is asked of the database.
  const hidden = { config: { access: 'public' as const, publicRead: true as const }, schema: { hide: true } };
  const asJson = drawnOnce((info) => JSON.stringify({ ...app.swagger(), info }));
  const asPage = drawnOnce(({ contact }) => apiDocsPage(app.swagger(), contact.name));
  const info = async () => infoOf(await firm(), publicUrl);
  app.get('/api/openapi.json', hidden, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(asJson(await info())),
  );
  app.get('/api/docs', hidden, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(asPage(await info())),
  );
}

type Info = ReturnType<typeof infoOf>;

/** Until the firm is called otherwise: each takes as long as ten pages or more, and anybody may ask. */
function drawnOnce(draw: (info: Info) => string) {
  let drawn = { of: '', text: '' };
  return (info: Info) => {
    const of = JSON.stringify(info);
    if (drawn.of !== of) drawn = { of, text: draw(info) };
    return drawn.text;
  };
}

const infoOf = ({ name, description, mails }: Firm, publicUrl: string) => ({
  title: `${name} API`,
  version: '1.0.0',
  description,
  contact: { name, email: mails.support.address, url: publicUrl },
  license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
});

/** Whatever goes wrong is told like this. */
const failure = z
  .object({
    message: z.string(),
    error: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    current: z
      .looseObject({})
      .optional()
      .describe('Where somebody else was quicker: the record as it is now.'),
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
  const kind = form.type ? { contentMediaType: form.type } : {};
  const file = z.string().meta({ format: 'binary', ...kind });
  const consumes = ['multipart/form-data', ...(form.optional ? ['application/json'] : [])];
  return { consumes, body: form.body.extend({ [form.file]: form.optional ? file.optional() : file }) };
}
