import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { HOUR, MINUTE, now, SECOND } from '~/lib/time';
import { sessionIfAny, signedIn } from '~/server/auth/access';
import { ownerOfToken, redeemAccountToken } from '~/server/auth/account-tokens';
import { hashChosenPassword } from '~/server/auth/chosen-password';
import { bindingCookie } from '~/server/auth/cookie';
import { verifyPassword } from '~/server/auth/password';
import { endAllSessions } from '~/server/auth/sessions';
import { claimLogin, claimResetMail, claimVerifyMail, forgiveTries } from '~/server/auth/throttle';
import { queueMail } from '~/server/mail/outbox';
import type { Api, ApiModule, Services } from '~/server/services';
import { resetMail, verifyMail } from './account.mails.server';
import { forgotPasswordCall, resetPasswordCall, sendVerifyMailCall, verifyEmailCall } from './contract';
import { tellOwner } from './notice.mail.server';

const tags = ['Account'];
const params = z.object({ token: z.string().max(200) });
const rateLimit = { max: 60, timeWindow: 10 * MINUTE };

const deadLink = () =>
  new AppError(400, 'dead_link', 'This link has been used or has expired. Please ask for a new one.');

/** The ways back in: a forgotten password, an invitation, an address to confirm. */
export const recoveryApi: ApiModule = (api, services) => {
  forgotPassword(api, services);
  resetPassword(api, services);
  verifyEmail(api, services);
  sendVerifyMail(api, services);
};

/** The same steps for known and unknown addresses: whether there is an account shows only in its inbox. */
function forgotPassword(api: Api, { db, mailer }: Services) {
  api.post(forgotPasswordCall.path, {
    config: { access: 'public', rateLimit },
    schema: {
      tags,
      summary: 'Ask for a reset link',
      body: forgotPasswordCall.body,
      response: { 200: forgotPasswordCall.answer },
    },
    handler: async (request) => {
      const address = request.body.email;
      if (await claimResetMail(db, address)) {
        await queueMail(db, resetMail, address, {});
        mailer.wake();
      }
      return { message: 'Password reset email sent successfully' };
    },
  });
}

function resetPassword(api: Api, { config, db, mailer }: Services) {
  api.put(resetPasswordCall.path, {
    config: { access: 'public', rateLimit },
    schema: {
      tags,
      summary: 'Set a password by a reset or invitation link',
      params,
      body: resetPasswordCall.body,
      response: { 200: resetPasswordCall.answer },
    },
    handler: async (request) => {
      const { body, log } = request;
      const passwordHash = await hashChosenPassword(body.password, { config, log });
      await db.transaction().execute(async (trx) => {
        const link = await redeemAccountToken(trx, request.params.token, ['reset', 'invite']);
        if (!link) throw deadLink();
        // Whoever opened the link reads the mail of this address.
        const change = { passwordHash, passwordExpiresAt: null, emailVerifiedAt: now() };
        const { email } = await trx
          .updateTable('users')
          .set(change)
          .where('_id', '=', link.userId)
          .returning('email')
          .executeTakeFirstOrThrow();
        await trx.deleteFrom('accountTokens').where('userId', '=', link.userId).execute();
        await endAllSessions(trx, link.userId);
        await forgiveTries(trx, email, request.ip);
        if (link.purpose === 'reset') await tellOwner(trx, { _id: link.userId, email }, 'password');
      });
      mailer.wake();
      return { message: 'Password reset successful' };
    },
  });
}

/**
 * The link proves who reads the mail of the address, not who has the account: anybody can register with an address that
 * is not theirs. So it takes both, or the owner of the address would open their enquiries to whoever did.
 */
function verifyEmail(api: Api, { db }: Services) {
  async function ownsAccount(request: FastifyRequest, password: string | undefined, token: string) {
    const owner = await ownerOfToken(db, token, 'verify');
    if (!owner) throw deadLink();
    if ((await sessionIfAny(request, db))?.user._id === owner._id) return;
    if (password === undefined) throw passwordAsked();
    const caller = { email: owner.email, ip: request.ip, device: bindingCookie.read(request) };
    const { succeeded, refusal } = await claimLogin(db, caller);
    if (!(await verifyPassword(password, owner.passwordHash))) throw refusal ?? wrongPassword();
    await succeeded();
  }

  api.put(verifyEmailCall.path, {
    config: { access: 'public', rateLimit },
    schema: {
      tags,
      summary: 'Confirm an email address by its link',
      description: 'Takes the session of the account that the link was made for, or its password.',
      params,
      body: verifyEmailCall.body.nullish(),
      response: { 200: verifyEmailCall.answer },
    },
    handler: async (request) => {
      await ownsAccount(request, request.body?.password, request.params.token);
      await db.transaction().execute(async (trx) => {
        const link = await redeemAccountToken(trx, request.params.token, ['verify']);
        if (!link) throw deadLink();
        await trx
          .updateTable('users')
          .set({ emailVerifiedAt: now() })
          .where('_id', '=', link.userId)
          .execute();
      });
      return { message: 'Your email address is confirmed' };
    },
  });
}

const passwordAsked = () => {
  const words = 'Type the password of your account to confirm that the address is yours.';
  return new AppError(401, 'password_needed', words, { password: words });
};

const wrongPassword = () => {
  const words = 'This is not the password of the account.';
  return new AppError(401, 'wrong_credentials', words, { password: words });
};

/** For whom the first mail did not reach, or whose link has expired. */
function sendVerifyMail(api: Api, { db, mailer }: Services) {
  api.post(sendVerifyMailCall.path, {
    config: { access: 'account:edit', confirm: 'never' },
    schema: {
      tags,
      summary: 'Send me the link that confirms my address again',
      response: { 200: sendVerifyMailCall.answer },
    },
    handler: async (request) => {
      const { user } = signedIn(request);
      if (user.emailVerified) throw new AppError(409, 'conflict', 'Your address is confirmed already.');
      if (!(await claimVerifyMail(db, user.email))) throw sentOften();
      await queueMail(db, verifyMail, user.email, { userId: user._id });
      mailer.wake();
      return { message: 'The link is on its way to your inbox' };
    },
  });
}

const sentOften = () => {
  const words = 'We have sent the link a few times. Look among your spam, or try again in an hour.';
  return new AppError(429, 'too_many_requests', words, undefined, { 'Retry-After': String(HOUR / SECOND) });
};
