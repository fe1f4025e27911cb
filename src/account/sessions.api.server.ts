import { z } from 'zod';
import { identifier } from '~/lib/fields';
import { signedIn } from '~/server/auth/access';
import { lockOwnAccount } from '~/server/auth/account-lock';
import { endAllSessions, endSession, listSessions } from '~/server/auth/sessions';
import { missing } from '~/server/errors';
import type { ApiModule } from '~/server/services';
import { endOtherSessionsCall, endSessionCall, sessionsCall } from './contract';

const tags = ['Account'];

/** Where am I logged in, and out with it. */
export const sessionsApi: ApiModule = (api, { db }) => {
  api.get(sessionsCall.path, {
    config: { access: 'account:read' },
    schema: { tags, summary: 'My sessions', response: { 200: sessionsCall.answer } },
    handler: async (request) => {
      const { _id, user } = signedIn(request);
      const rows = await listSessions(db, user._id);
      return rows.map((row) => ({ ...row, current: row._id === _id }));
    },
  });

  api.delete(endSessionCall.path, {
    config: { access: 'account:edit', confirm: 'always' },
    schema: {
      tags,
      summary: 'End one of my sessions',
      params: z.object({ id: identifier() }),
      response: { 200: endSessionCall.answer },
    },
    handler: async (request) => {
      const session = signedIn(request);
      const ended = await db.transaction().execute(async (trx) => {
        await lockOwnAccount(trx, session);
        return endSession(trx, session.user._id, request.params.id);
      });
      if (!ended) throw missing('There is no such session.');
      return { message: 'Session ended' };
    },
  });

  api.delete(endOtherSessionsCall.path, {
    config: { access: 'account:edit', confirm: 'always' },
    schema: {
      tags,
      summary: 'End all my other sessions',
      response: { 200: endOtherSessionsCall.answer },
    },
    handler: async (request) => {
      const session = signedIn(request);
      await db.transaction().execute(async (trx) => {
        await lockOwnAccount(trx, session);
        await endAllSessions(trx, session.user._id, session._id);
      });
      return { message: 'All other sessions ended' };
    },
  });
};
