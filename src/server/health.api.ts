import { sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import type { ApiModule } from './services';

const tags = ['Health'];
const answer = z.object({ status: z.literal('ok') });

/** For whoever watches the server: is the process there, and can it do its work? */
export const healthApi: ApiModule = (api, { db, files }) => {
  api.get('/health', {
    config: { access: 'public' },
    logLevel: 'warn',
    schema: { tags, summary: 'The process answers', response: { 200: answer } },
    handler: async () => ({ status: 'ok' as const }),
  });

  api.get('/ready', {
    config: { access: 'public' },
    logLevel: 'warn',
    schema: { tags, summary: 'Database and file store answer', response: { 200: answer } },
    handler: async (request) => {
      try {
        await sql`select 1 from "users" limit 1`.execute(db);
        await files.check();
      } catch (fault) {
        request.log.error({ err: fault }, 'not ready');
        throw new AppError(503, 'not_ready', 'The server is not ready yet.');
      }
      return { status: 'ok' as const };
    },
  });
};
