import { AppError } from '~/lib/errors';
import { MINUTE, now } from '~/lib/time';
import { user as userResource } from '~/resources/user/user';
import { signedIn } from '~/server/auth/access';
import { bindingCookie } from '~/server/auth/cookie';
import { hashPassword, verifyPassword } from '~/server/auth/password';
import { endSession, startSession } from '~/server/auth/sessions';
import { claimLogin, rememberDevice } from '~/server/auth/throttle';
import { engineOf } from '~/server/db/engine';
import type { DatabaseTransaction } from '~/server/db/schema';
import { unique } from '~/server/errors';
import { newId } from '~/server/ids';
import { queueMail } from '~/server/mail/outbox';
import { changesOf } from '~/server/record-changes';
import type { Api, ApiModule, Services } from '~/server/services';
import { verifyMail } from './account.mails.server';
import { loginCall, logoutCall, meCall, registerCall } from './contract';
import { profileApi } from './profile.api.server';
import { recoveryApi } from './recovery.api.server';
import { sessionsApi } from './sessions.api.server';

const tags = ['Account'];

/** What a person does with their own account. */
export const accountApi: ApiModule = (api, services) => {
  register(api, services);
  login(api, services);
  logout(api, services);
  me(api);
  profileApi(api, services);
  sessionsApi(api, services);
  recoveryApi(api, services);
};

function register(api: Api, { db, mailer }: Services) {
  const users = changesOf(db, userResource);
  api.post(registerCall.path, {
    config: { access: 'public', rateLimit: { max: 60, timeWindow: 10 * MINUTE } },
    schema: {
      tags,
      summary: 'Register',
      body: registerCall.body,
      response: { 200: registerCall.answer },
    },
    handler: async (request) => {
      const { password, termsVersion, ...rest } = request.body;
      const user = { _id: newId(), ...rest, role: 'user' as const };
      const secrets = { passwordHash: await hashPassword(password), emailVerifiedAt: null };
      await unique({ email: 'This email is already registered.' }, () =>
        db.transaction().execute(async (trx) => {
          const account = { ...user, ...secrets, termsVersion: termsVersion ?? null, createdAt: now() };
          await users.insert(trx, account, { userId: user._id, userName: user.name });
          await queueMail(trx, verifyMail, user.email, { userId: user._id });
        }),
      );
      mailer.wake();
      return { message: 'Registered successfully', user };
    },
  });
}

function login(api: Api, { db, config }: Services) {
  const secure = config.publicUrl.startsWith('https:');
  api.post(loginCall.path, {
    config: { access: 'public' },
    schema: {
      tags,
      summary: 'Log in',
      description:
        'A browser sends `web: true`, and its session is bound to a cookie; a program leaves it out.',
      body: loginCall.body,
      response: { 200: loginCall.answer },
    },
    handler: async (request, reply) => {
      const { email: address, password, web = false } = request.body;
      const device = bindingCookie.read(request);
      const { succeeded, refusal } = await claimLogin(db, { email: address, ip: request.ip, device });
      const user = await db
        .selectFrom('users')
        .selectAll()
        .where('email', '=', address)
        .where('deletedAt', 'is', null)
        .executeTakeFirst();
      const right = await verifyPassword(password, user?.passwordHash);
      if (!user || !right) throw refusal ?? wrongCredentials();
      await succeeded();
      if (user.isBlocked) throw new AppError(403, 'blocked', 'This account is blocked. Please contact us.');
      const browser = request.headers['user-agent'] ?? 'Unknown device';
      const { token, binding } = await db.transaction().execute(async (trx) => {
        // The password may have been reset while this one was being checked; then it opens nothing any more.
        if ((await passwordHashOf(trx, user._id)) !== user.passwordHash) throw wrongCredentials();
        return startSession(trx, user._id, browser, web);
      });
      if (binding) {
        await rememberDevice(db, address, binding);
        bindingCookie.write(reply, binding, { secure });
      }
      return { token, user };
    },
  });
}

const wrongCredentials = () => new AppError(401, 'wrong_credentials', 'The email or the password is wrong.');

/** Whoever changes it meanwhile waits until this transaction is over. */
async function passwordHashOf(trx: DatabaseTransaction, userId: string) {
  const row = trx.selectFrom('users').select('passwordHash').where('_id', '=', userId);
  return (await (engineOf(trx) === 'postgres' ? row.forShare() : row).executeTakeFirst())?.passwordHash;
}

function logout(api: Api, { db, config }: Services) {
  api.post(logoutCall.path, {
    config: { access: 'account:edit' },
    schema: { tags, summary: 'Log out', response: { 200: logoutCall.answer } },
    handler: async (request, reply) => {
      const session = signedIn(request);
      await endSession(db, session.user._id, session._id);
      bindingCookie.clear(reply, { secure: config.publicUrl.startsWith('https:') });
      return { message: 'Logout successfully.' };
    },
  });
}

function me(api: Api) {
  api.get(meCall.path, {
    config: { access: 'account:read' },
    schema: { tags, summary: 'Who am I', response: { 200: meCall.answer } },
    handler: async (request) => signedIn(request).user,
  });
}
