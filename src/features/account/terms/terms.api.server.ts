import { versionInForce } from '~/features/content/words.server';
import { user as userResource } from '~/features/user/user';
import { AppError } from '~/lib/errors';
import { signedIn } from '~/platform/auth/access/access';
import { lockOwnAccount } from '~/platform/auth/account-lock';
import { authorOf } from '~/platform/auth/author';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import { changesOf } from '~/records/record-changes';
import { agreeCall, termsCall } from '../account-call';

/** Terms change, and whoever agreed to earlier ones is asked again: what they agreed to last is what is stored. */
export const termsApi: ApiModule = (api, services) => {
  const { db } = services;
  const users = changesOf(services, userResource);
  const route = routesOf(api, 'Account');

  route(termsCall, { access: 'account:read' }, async (request) => {
    const { _id } = signedIn(request).user;
    const account = await db
      .selectFrom('users')
      .select('termsVersion')
      .where('_id', '=', _id)
      .executeTakeFirst();
    return {
      agreed: account?.termsVersion ?? null,
      inForce: (await versionInForce(db, 'terms')) ?? null,
    };
  });

  const rateLimit = callsAnHour(60, 'profile changes');
  route(agreeCall, { access: 'account:edit', confirm: 'never', rateLimit }, async (request) => {
    const session = signedIn(request);
    const { version: termsVersion } = request.body;
    await db.transaction().execute(async (trx) => {
      await lockOwnAccount(trx, session);
      if (termsVersion !== (await versionInForce(trx, 'terms')))
        throw new AppError(409, 'conflict', 'Other terms have come into force. Read them, and agree again.');
      await users.updateIn(
        trx,
        session.user._id,
        ({ termsVersion: before }) => (before === termsVersion ? {} : { termsVersion }),
        authorOf(request),
      );
    });
    return { message: 'Thank you. What you agreed to is stored.' };
  });
};
