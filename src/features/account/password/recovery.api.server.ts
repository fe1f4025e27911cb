import { forgotPasswordCall, resetPasswordCall } from '~/features/account/account-call';
import { dropSecondFactor } from '~/features/user/second-factor-drop.server';
import { now } from '~/lib/time';
import { closeAccountTokens, redeemAccountToken } from '~/platform/auth/account-tokens';
import { hashChosenPassword } from '~/platform/auth/passwords/chosen-password';
import { endAllSessions } from '~/platform/auth/sessions/sessions';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, ApiModule, Services } from '~/platform/http/services';
import { takeMail } from '~/platform/limits/mail-limit';
import { queueMail } from '~/platform/mail/outbox';
import { isFirstProof, ownerOf } from '../../../platform/auth/first-proof';
import { resetMail } from '../../../platform/auth/mails/account-mails';
import { mailOwner } from '../../../platform/auth/mails/notice-mail';
import { deadLink, rateLimit } from '../mailed-link.server';
import { forgiveTries } from '../sign-in/login-limit.server';

/** The ways to a password by mail: a forgotten one, and an invitation. */
export const recoveryApi: ApiModule = (api, services) => {
  forgotPassword(api, services);
  resetPassword(api, services);
};

/** The same steps for known and unknown addresses: whether there is an account shows only in its inbox. */
function forgotPassword(api: Api, { db }: Services) {
  routesOf(api, 'Account')(forgotPasswordCall, { access: 'public', rateLimit }, async (request) => {
    const address = request.body.email;
    if (await takeMail(db, 'reset', address)) {
      await queueMail(db, resetMail, address, {});
    }
    return { message: 'Password reset email sent successfully' };
  });
}

function resetPassword(api: Api, { config, db, features, firm }: Services) {
  routesOf(api, 'Account')(resetPasswordCall, { access: 'public', rateLimit }, async (request) => {
    const { body, log } = request;
    const passwordHash = await hashChosenPassword(body.password, { config, firm, log });
    await db.transaction().execute(async (trx) => {
      const link = await redeemAccountToken(trx, request.params.token, ['reset', 'invite']);
      if (!link) throw deadLink();
      const { account } = link;
      const { _id, email } = account;
      if (isFirstProof(account)) await dropSecondFactor(trx, account, ownerOf(account), features);
      // Whoever opened the link reads the mail of this address.
      const proven = { emailVerifiedAt: now() };
      const change = { passwordHash, passwordExpiresAt: null, ...proven };
      await trx.updateTable('users').set(change).where('_id', '=', _id).execute();
      await closeAccountTokens(trx, _id);
      await endAllSessions(trx, _id);
      await forgiveTries(trx, email, request.ip);
      // Somebody who had one may not be who has chosen this one.
      const owner = { ...account, ...proven };
      if (account.passwordHash) await mailOwner(trx, owner, 'password');
      if (account.secondFactorSince && isFirstProof(account))
        await mailOwner(trx, owner, 'second-factor-off');
    });
    return { message: 'Password reset successful' };
  });
}
