import { z } from 'zod';
import { endOtherSessionsCall, endSessionCall, sessionsCall } from '~/features/account/account-call';
import { identifier } from '~/model/fields';
import { signedIn } from '~/platform/auth/access/access';
import { lockOwnAccount } from '~/platform/auth/account-lock';
import { endAllSessions, endSession, listSessions } from '~/platform/auth/sessions/sessions';
import { missing } from '~/platform/http/errors';
import { schemaOf } from '~/platform/http/schema-of';
import type { ApiModule } from '~/platform/http/services';

const tags = ['Account'];

/** Where am I logged in, and out with it. */
export const sessionsApi: ApiModule = (api, { db }) => {
  api.get(sessionsCall.path, {
    config: { access: 'account:read' },
    schema: schemaOf(sessionsCall, { tags, summary: 'My sessions' }),
    handler: async (request) => {
      const { _id, user } = signedIn(request);
      const rows = await listSessions(db, user._id);
      return rows.map((row) => ({ ...row, current: row._id === _id }));
    },
  });

  api.delete(endSessionCall.path, {
    config: { access: 'account:edit', confirm: 'always' },
    schema: schemaOf(endSessionCall, {
      tags,
      summary: 'End one of my sessions',
      params: z.object({ id: identifier() }),
    }),
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
    schema: schemaOf(endOtherSessionsCall, { tags, summary: 'End all my other sessions' }),
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
