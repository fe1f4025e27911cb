import { z } from 'zod';
import { missing } from '~/server/errors';
import type { ApiModule } from '~/server/services';

const params = z.object({ name: z.string().max(100) });

/** Private files reach staff through here only; the browser is told to save them, never to run them. */
export const filesApi: ApiModule = (api, { files }) => {
  api.get('/files/private/:name', {
    config: { access: 'files:read' },
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
