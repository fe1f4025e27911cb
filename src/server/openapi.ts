import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
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
      const described = access === 'public' ? schema : { ...schema, security: [{ bearer: [] }] };
      const transformed = jsonSchemaTransform({ schema: described, url, route, ...rest });
      return { ...transformed, schema: { ...transformed.schema, 'x-access': access } };
    },
  });
  const hidden = { config: { access: 'public' as const }, schema: { hide: true } };
  app.get('/api/openapi.json', hidden, () => app.swagger());
  app.get('/api/docs', hidden, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiDocsPage(app.swagger())),
  );
}
