import type { FastifyRequest } from 'fastify';
import { sendVerifyMailCall, verifyEmailCall } from '~/features/account/account-call';
import { dropSecondFactor } from '~/features/user/second-factor-drop.server';
import { AppError } from '~/lib/errors';
import { HOUR, now } from '~/lib/time';
import { sessionIfAny, signedIn } from '~/platform/auth/access/access';
import { type Account, lockOwnAccount } from '~/platform/auth/account-lock';
import {
  closeAccountTokens,
  isConfirmedByNow,
  ownerOfToken,
  redeemAccountToken,
} from '~/platform/auth/account-tokens';
import { verifyPassword } from '~/platform/auth/passwords/password';
import { bindingCookie } from '~/platform/auth/sessions/cookie';
import { endAllSessions, type Session } from '~/platform/auth/sessions/sessions';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, ApiModule, Services } from '~/platform/http/services';
import { takeMail } from '~/platform/limits/mail-limit';
import { refusalFor } from '~/platform/limits/refusals';
import { queueMail } from '~/platform/mail/outbox';
import { isFirstProof, ownerOf } from '../../../platform/auth/first-proof';
import { verifyMail } from '../../../platform/auth/mails/account-mails';
import { mailOwner } from '../../../platform/auth/mails/notice-mail';
import { deadLink, rateLimit } from '../mailed-link.server';
import { takeLogin } from '../sign-in/login-limit.server';

/** An address is confirmed by its link. */
export const verifyEmailApi: ApiModule = (api, services) => {
  verifyEmail(api, services);
  sendVerifyMail(api, services);
};

/**
 * The link proves who reads the mail of the address, not who has the account: anybody can register with an address that
 * is not theirs. So it takes both, or the owner of the address would open their enquiries to whoever did.
 */
function verifyEmail(api: Api, { db, features }: Services) {
  /** By which session, if by one, and what asks the same once more where it is acted upon. Nothing for a link without use. */
  async function ownsAccount(request: FastifyRequest, password: string | undefined, token: string) {
    const owner = await ownerOfToken(db, token, 'verify');
    if (!owner) return undefined;
    const session = await sessionIfAny(request, db);
    if (session?.user._id === owner._id) {
      const requireStill = (trx: DatabaseTransaction) =>
        lockOwnAccount(trx, session).catch((fault) => {
          // Ended meanwhile: whoever has no session is asked for the password.
          throw fault instanceof AppError ? passwordAsked() : fault;
        });
      return { session, requireStill };
    }
    if (password === undefined) throw passwordAsked();
    const caller = { email: owner.email, ip: request.ip, device: bindingCookie.read(request) };
    const { succeeded, refusal } = await takeLogin(db, caller);
    if (!(await verifyPassword(password, owner.passwordHash))) throw refusal ?? wrongPassword();
    await succeeded();
    const requireStill = async (_trx: DatabaseTransaction, { passwordHash }: Account) => {
      if (passwordHash !== owner.passwordHash) throw wrongPassword();
    };
    return { session: undefined, requireStill };
  }

  /** What this call has not proved goes: other sessions and links, and, unless a session came in by it, the second factor. */
  async function dropUnproven(trx: DatabaseTransaction, account: Account, session: Session | undefined) {
    await closeAccountTokens(trx, account._id);
    await endAllSessions(trx, account._id, session?._id);
    if (session && account.secondFactorSince) return;
    await dropSecondFactor(trx, account, ownerOf(account), features);
    if (account.secondFactorSince)
      await mailOwner(trx, { ...account, emailVerifiedAt: now() }, 'second-factor-off');
  }

  const call = { ...verifyEmailCall, body: verifyEmailCall.body.nullish() };
  routesOf(api, 'Account')(call, { access: 'public', rateLimit }, async (request) => {
    const { token } = request.params;
    const proof = await ownsAccount(request, request.body?.password, token);
    // After the look at its owner, not before: a link may be used between the two, and is one or the other at any moment.
    if (!proof) return { message: await alreadyConfirmed(db, token) };
    const { session, requireStill } = proof;
    const message = await db.transaction().execute(async (trx) => {
      const account = (await redeemAccountToken(trx, token, ['verify']))?.account;
      // Opened twice at once, the other was quicker.
      if (!account) return alreadyConfirmed(trx, token);
      await requireStill(trx, account);
      if (isFirstProof(account)) await dropUnproven(trx, account, session);
      await trx.updateTable('users').set({ emailVerifiedAt: now() }).where('_id', '=', account._id).execute();
      return 'Your email address is confirmed';
    });
    return { message };
  });
}

async function alreadyConfirmed(db: Database, token: string) {
  if (await isConfirmedByNow(db, token)) return 'Your email address is already confirmed';
  throw deadLink();
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
function sendVerifyMail(api: Api, { db }: Services) {
  routesOf(api, 'Account')(
    sendVerifyMailCall,
    { access: 'account:edit', confirm: 'never' },
    async (request) => {
      const { user } = signedIn(request);
      if (user.emailVerified) throw new AppError(409, 'conflict', 'Your address is confirmed already.');
      if (!(await takeMail(db, 'verify', user.email))) throw sentOften();
      await queueMail(db, verifyMail, user.email, { userId: user._id });
      return { message: 'The link is on its way to your inbox' };
    },
  );
}

const sentOften = () => {
  const words = 'We have sent the link a few times. Look among your spam, or try again in an hour.';
  return refusalFor(HOUR, words);
};
