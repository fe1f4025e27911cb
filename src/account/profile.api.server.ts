import { user as userResource } from '~/resources/user/user';
import { afterUserChange } from '~/resources/user/user-rules.server';
import { signedIn } from '~/server/auth/access';
import { lockOwnAccount } from '~/server/auth/account-lock';
import { hashChosenPassword } from '~/server/auth/chosen-password';
import { endAllSessions } from '~/server/auth/sessions';
import { claimPasswordChange } from '~/server/auth/throttle';
import { authorOf } from '~/server/history';
import { changesOf } from '~/server/record-changes';
import type { ApiModule } from '~/server/services';
import { changePasswordCall, editProfileCall } from './contract';
import { tellOwner } from './notice.mail.server';
import { provePassword } from './prove-password.server';

const tags = ['Account'];

/** What a person changes about themselves. Role and address are not among it: those are an admin's to change. */
export const profileApi: ApiModule = (api, { config, db, mailer }) => {
  const users = changesOf(db, userResource, afterUserChange);

  api.put(editProfileCall.path, {
    config: { access: 'account:edit', confirm: 'never' },
    schema: {
      tags,
      summary: 'Change my name and number',
      body: editProfileCall.body,
      response: { 200: editProfileCall.answer },
    },
    handler: async (request) => {
      const session = signedIn(request);
      await db.transaction().execute(async (trx) => {
        await lockOwnAccount(trx, session);
        await users.updateIn(trx, session.user._id, request.body, authorOf(request));
      });
      return { message: 'Profile updated successfully' };
    },
  });

  api.put(changePasswordCall.path, {
    config: { access: 'account:edit', confirm: 'never' },
    schema: {
      tags,
      summary: 'Change my password; all my other sessions end',
      body: changePasswordCall.body,
      response: { 200: changePasswordCall.answer },
    },
    handler: async (request) => {
      const { _id: current } = signedIn(request);
      const { currentPassword, password } = request.body;
      const lockProven = await provePassword(db, request, currentPassword, 'currentPassword');
      const passwordHash = await hashChosenPassword(password, { config, log: request.log });
      await db.transaction().execute(async (trx) => {
        const account = await lockProven(trx);
        await trx
          .updateTable('users')
          .set({ passwordHash, passwordExpiresAt: null })
          .where('_id', '=', account._id)
          .execute();
        // Links are left: they are of who reads the mail, whom no password keeps from getting the account back.
        await claimPasswordChange(trx, account.email);
        await endAllSessions(trx, account._id, current);
        await tellOwner(trx, account, 'password');
      });
      mailer.wake();
      return { message: 'Password changed successfully' };
    },
  });
};
