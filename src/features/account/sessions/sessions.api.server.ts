import { endOtherSessionsCall, endSessionCall, sessionsCall } from '~/features/account/account-call';
import { signedIn } from '~/platform/auth/access/access';
import { lockOwnAccount } from '~/platform/auth/account-lock';
import { endAllSessions, endSession, listSessions } from '~/platform/auth/sessions/sessions';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';

/** Where am I logged in, and out with it. */
export const sessionsApi: ApiModule = (api, { db }) => {
  const route = routesOf(api, 'Account');
  route(sessionsCall, { access: 'account:read' }, async (request) => {
    const { _id, user } = signedIn(request);
    const rows = await listSessions(db, user._id);
    return rows.map((row) => ({ ...row, current: row._id === _id }));
  });

  route(endSessionCall, { access: 'account:edit', confirm: 'always' }, async (request) => {
    const session = signedIn(request);
    const ended = await db.transaction().execute(async (trx) => {
      await lockOwnAccount(trx, session);
      return endSession(trx, session.user._id, request.params.id);
    });
    if (!ended) throw missing('There is no such session.');
    return { message: 'Session ended' };
  });

  route(endOtherSessionsCall, { access: 'account:edit', confirm: 'always' }, async (request) => {
    const session = signedIn(request);
    await db.transaction().execute(async (trx) => {
      await lockOwnAccount(trx, session);
      await endAllSessions(trx, session.user._id, session._id);
    });
    return { message: 'All other sessions ended' };
  });
};
