import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { email, oneLine, phone } from '~/lib/fields';
import { MINUTE, now } from '~/lib/time';
import { roles } from '~/resources/permissions';
import { signedIn } from '~/server/auth/access';
import { bindingCookie } from '~/server/auth/cookie';
import { hashPassword, verifyPassword } from '~/server/auth/password';
import { endSession, startSession } from '~/server/auth/sessions';
import { claimLogin } from '~/server/auth/throttle';
import { isUniqueViolation } from '~/server/db/faults';
import { queueMail } from '~/server/mail/outbox';
import type { Api, ApiModule, Services } from '~/server/services';
import { verifyMail } from './account.mails.server';
import { newPassword, typedPassword } from './password-rules';
import { recoveryApi } from './recovery.api.server';
import { sessionsApi } from './sessions.api.server';

const tags = ['Account'];
const done = z.object({ message: z.string() });
const person = z.object({ _id: z.string(), name: z.string(), email: z.string(), role: z.enum(roles) });

/** What a person does with their own account. */
export const accountApi: ApiModule = (api, services) => {
  register(api, services);
  login(api, services);
  logout(api, services);
  me(api);
  sessionsApi(api, services);
  recoveryApi(api, services);
};

function register(api: Api, { db, mailer }: Services) {
  api.post('/user/register', {
    config: { access: 'public', rateLimit: { max: 60, timeWindow: 10 * MINUTE } },
    schema: {
      tags,
      summary: 'Register',
      // Anything else in the body, a role for instance, is not read.
      body: z.object({
        name: oneLine('Name'),
        email: email(),
        password: newPassword(),
        mobile: phone('Mobile'),
        termsVersion: oneLine('Terms version', 40).optional(),
      }),
      response: { 200: done.extend({ user: person }) },
    },
    handler: async (request) => {
      const { password, termsVersion, ...rest } = request.body;
      const user = { _id: randomUUIDv7(), ...rest, role: 'user' as const };
      const secrets = { passwordHash: await hashPassword(password), emailVerifiedAt: null };
      try {
        await db.transaction().execute(async (trx) => {
          await trx
            .insertInto('users')
            .values({ ...user, ...secrets, termsVersion: termsVersion ?? null, createdAt: now() })
            .execute();
          await queueMail(trx, verifyMail, user.email, { userId: user._id });
        });
      } catch (fault) {
        if (!isUniqueViolation(fault)) throw fault;
        const taken = 'This email is already registered.';
        throw new AppError(409, 'conflict', taken, { email: taken });
      }
      mailer.wake();
      return { message: 'Registered successfully', user };
    },
  });
}

function login(api: Api, { db, config }: Services) {
  const secure = config.publicUrl.startsWith('https:');
  api.post('/user/admin-login', {
    config: { access: 'public' },
    schema: {
      tags,
      summary: 'Log in',
      description:
        'A browser sends `web: true`, and its session is bound to a cookie; a program leaves it out.',
      body: z.object({ email: email(), password: typedPassword(), web: z.boolean().optional() }),
      response: { 200: z.object({ token: z.string(), user: person }) },
    },
    handler: async (request, reply) => {
      const { email: address, password, web = false } = request.body;
      const succeeded = await claimLogin(db, address, request.ip);
      const user = await db.selectFrom('users').selectAll().where('email', '=', address).executeTakeFirst();
      const right = await verifyPassword(password, user?.passwordHash);
      if (!user || !right)
        throw new AppError(401, 'wrong_credentials', 'The email or the password is wrong.');
      await succeeded();
      if (user.isBlocked) throw new AppError(403, 'blocked', 'This account is blocked. Please contact us.');
      const device = request.headers['user-agent'] ?? 'Unknown device';
      const { token, binding, maxAgeSeconds } = await startSession(db, user._id, device, web);
      if (binding) bindingCookie.write(reply, binding, { secure, maxAgeSeconds });
      return { token, user };
    },
  });
}

function logout(api: Api, { db, config }: Services) {
  api.post('/user/logout', {
    config: { access: 'account:edit' },
    schema: { tags, summary: 'Log out', response: { 200: done } },
    handler: async (request, reply) => {
      const session = signedIn(request);
      await endSession(db, session.user._id, session._id);
      bindingCookie.clear(reply, { secure: config.publicUrl.startsWith('https:') });
      return { message: 'Logout successfully.' };
    },
  });
}

function me(api: Api) {
  api.get('/user/me', {
    config: { access: 'account:read' },
    schema: { tags, summary: 'Who am I', response: { 200: person.extend({ emailVerified: z.boolean() }) } },
    handler: async (request) => signedIn(request).user,
  });
}
