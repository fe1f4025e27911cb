import { changePasswordCall, editProfileCall } from '~/features/account/account-call';
import { user as userResource } from '~/features/user/user';
import { signedIn } from '~/platform/auth/access/access';
import { lockOwnAccount } from '~/platform/auth/account-lock';
import { authorOf } from '~/platform/auth/author';
import { hashChosenPassword } from '~/platform/auth/passwords/chosen-password';
import { endAllSessions } from '~/platform/auth/sessions/sessions';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import { changesOf } from '~/records/record-changes';
import { mailOwner } from '../../../platform/auth/mails/notice-mail';
import { provePassword } from '../password/prove-password.server';
import { takePasswordChange } from '../proof-limits.server';

/** What a person changes about themselves. Role and address are not among it: those are an admin's to change. */
export const profileApi: ApiModule = (api, services) => {
  const { config, db, firm } = services;
  const users = changesOf(services, userResource);
  const route = routesOf(api, 'Account');

  const oneself = { access: 'account:edit', confirm: 'never' } as const;
  // Each is a line of a history that stays as long as the account, which anybody can have.
  const rateLimit = callsAnHour(60, 'profile changes');
  route(editProfileCall, { ...oneself, rateLimit }, async (request) => {
    const session = signedIn(request);
    await db.transaction().execute(async (trx) => {
      await lockOwnAccount(trx, session);
      await users.updateIn(trx, session.user._id, request.body, authorOf(request));
    });
    return { message: 'Profile updated successfully' };
  });

  route(changePasswordCall, oneself, async (request) => {
    const { _id: current } = signedIn(request);
    const { currentPassword, password } = request.body;
    const lockProven = await provePassword(db, request, currentPassword, 'currentPassword');
    const passwordHash = await hashChosenPassword(password, { config, firm, log: request.log });
    await db.transaction().execute(async (trx) => {
      const account = await lockProven(trx);
      await trx
        .updateTable('users')
        .set({ passwordHash, passwordExpiresAt: null })
        .where('_id', '=', account._id)
        .execute();
      // Links are left: they are of who reads the mail, whom no password keeps from getting the account back.
      await takePasswordChange(trx, account.email);
      await endAllSessions(trx, account._id, current);
      await mailOwner(trx, account, 'password');
    });
    return { message: 'Password changed successfully' };
  });
};
