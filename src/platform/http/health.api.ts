import { sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { SECOND } from '~/lib/time';
import { routesOf } from './routes-of';
import type { ApiModule } from './services';

const answer = z.object({ status: z.literal('ok') });
/** What works in part is ready: nobody should take a site off the air that takes forms, but no files. */
const readyAnswer = answer.extend({ warning: z.string().optional() });
const NO_ROOM = 'There is too little room on the disk: no files are taken.';
/** Anybody may ask, as often as they like; the database and the file store are asked this seldom. */
const VERDICT_HOLDS_MS = SECOND;

/** For whoever watches the server: is the process there, and can it do its work? */
export const healthApi: ApiModule = (api, { db, files }) => {
  let verdict: Promise<boolean> | undefined;

  async function look() {
    await sql`select 1 from "users" limit 1`.execute(db);
    await files.check();
    return files.hasRoom();
  }

  /** Good or bad, it holds for a moment from when it is there. */
  function lastLook() {
    verdict ??= look().finally(() => {
      setTimeout(() => {
        verdict = undefined;
      }, VERDICT_HOLDS_MS).unref();
    });
    return verdict;
  }

  const route = routesOf(api, 'Health', { logLevel: 'warn' });
  route(
    { method: 'GET', path: '/health', summary: 'The process answers', answer },
    { access: 'public' },
    async () => ({ status: 'ok' as const }),
  );

  route(
    { method: 'GET', path: '/ready', summary: 'Database and file store answer', answer: readyAnswer },
    { access: 'public' },
    async (request) => {
      try {
        const hasRoom = await lastLook();
        return { status: 'ok' as const, ...(hasRoom ? {} : { warning: NO_ROOM }) };
      } catch (fault) {
        request.log.error({ err: fault }, 'not ready');
        throw new AppError(503, 'not_ready', 'The server is not ready yet.');
      }
    },
  );
};
