import { hkdfSync } from 'node:crypto';
import { registerCall } from '~/features/account/account-call';
import { user as userResource } from '~/features/user/user';
import { now } from '~/lib/time';
import { signedIn } from '~/platform/auth/access/access';
import { readAccount } from '~/platform/auth/account-lock';
import { hashChosenPassword } from '~/platform/auth/passwords/chosen-password';
import { lacksSecondFactor } from '~/platform/auth/second-factor/second-factor-rule';
import { logoutCall, meCall } from '~/platform/auth/session-call';
import { bindingCookie } from '~/platform/auth/sessions/cookie';
import { endSession, sessionEnded } from '~/platform/auth/sessions/sessions';
import { newId } from '~/platform/db/ids';
import { unique } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, ApiModule, Services } from '~/platform/http/services';
import { queueMail } from '~/platform/mail/outbox';
import { changesOf } from '~/records/record-changes';
import { verifyMail } from '../../platform/auth/mails/account-mails';
import { confirmApi } from './credentials/confirm.api.server';
import { rateLimit } from './mailed-link.server';
import { recoveryApi } from './password/recovery.api.server';
import { profileApi } from './profile.api.server';
import { secondFactorApi } from './second-factor/second-factor.api.server';
import { sessionsApi } from './sessions/sessions.api.server';
import { loginApi } from './sign-in/login.api.server';
import { verifyEmailApi } from './verify-email/verify-email.api.server';

/** What a person does with their own account. */
export const accountApi: ApiModule = (api, services) => {
  register(api, services);
  loginApi(api, services);
  logout(api, services);
  me(api, services);
  profileApi(api, services);
  confirmApi(api, services);
  secondFactorApi(api, services);
  sessionsApi(api, services);
  recoveryApi(api, services);
  verifyEmailApi(api, services);
};

function register(api: Api, services: Services) {
  const { config, db } = services;
  const users = changesOf(services, userResource);
  routesOf(api, 'Account')(registerCall, { access: 'public', rateLimit }, async (request) => {
    const { password, termsVersion, ...rest } = request.body;
    const user = { _id: newId(), ...rest, role: 'user' as const };
    const passwordHash = await hashChosenPassword(password, { config, log: request.log });
    const secrets = { passwordHash, emailVerifiedAt: null };
    await unique({ email: 'This email is already registered.' }, () =>
      db.transaction().execute(async (trx) => {
        const account = { ...user, ...secrets, termsVersion: termsVersion ?? null, createdAt: now() };
        await users.insert(trx, account, { userId: user._id, userName: user.name });
        await queueMail(trx, verifyMail, user.email, { userId: user._id });
      }),
    );
    return { message: 'Registered successfully', user };
  });
}

function logout(api: Api, { db, config }: Services) {
  routesOf(api, 'Account')(
    logoutCall,
    { access: 'account:edit', confirm: 'never' },
    async (request, reply) => {
      const session = signedIn(request);
      await endSession(db, session.user._id, session._id);
      bindingCookie.clear(reply, { secure: config.publicUrl.startsWith('https:') });
      return { message: 'Logout successfully.' };
    },
  );
}

function me(api: Api, { db, config }: Services) {
  routesOf(api, 'Account')(meCall, { access: 'account:read' }, async (request) => {
    const { user } = signedIn(request);
    const secondFactor = lacksSecondFactor(config, user) ? 'needed' : user.hasSecondFactor ? 'on' : 'off';
    const row = await readAccount(db, user._id);
    if (!row) throw sessionEnded();
    return { ...user, secondFactor, draftKey: draftKeyOf(user._id, row.passwordHash) } as const;
  });
}

/** Drawn from what nobody outside knows and every process has; it tells nothing of that. */
const draftKeyOf = (userId: string, passwordHash: string | null) =>
  Buffer.from(hkdfSync('sha256', passwordHash ?? '', userId, 'drafts', 32)).toString('base64');
