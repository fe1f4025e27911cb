import { z } from 'zod';
import { missing } from '~/server/errors';
import type { Api, ApiModule, Services } from '~/server/services';

const params = z.object({ name: z.string().max(100) });

/** Private files reach staff through here only; the browser is told to save them, never to run them. */
export const filesApi: ApiModule = (api, { files }) => {
  api.get('/files/private/:name', {
    config: { access: 'files:read', produces: 'application/octet-stream' },
    // A HEAD would open the file and read none of it.
    exposeHeadRoute: false,
    schema: { tags: ['Files'], summary: 'A private file', params },
    handler: async (request, reply) => {
      const file = await files.open(`private/${request.params.name}`);
      if (!file) throw missing('There is no such file.');
      return reply
        .type(file.type)
        .header('Content-Length', file.size)
        .header('Content-Disposition', 'attachment')
        .send(file.stream);
    },
  });
};

/** Pictures of the site. A file never changes under its name, so whoever has it once need not ask again. */
export function publicFiles(app: Api, { files }: Services) {
  app.get('/files/public/:name', {
    config: { access: 'public', produces: 'image/webp' },
    exposeHeadRoute: false,
    schema: { tags: ['Files'], summary: 'A public file', params },
    handler: async (request, reply) => {
      const file = await files.open(`public/${request.params.name}`);
      if (!file) throw missing('There is no such file.');
      return reply
        .type(file.type)
        .header('Content-Length', file.size)
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .send(file.stream);
    },
  });
}
