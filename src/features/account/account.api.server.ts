import { hkdfSync } from 'node:crypto';
import { signedIn } from '~/platform/auth/access/access';
import { readAccount } from '~/platform/auth/account-lock';
import { lacksSecondFactor } from '~/platform/auth/second-factor/second-factor-rule';
import { logoutCall, meCall } from '~/platform/auth/session-call';
import { bindingCookie } from '~/platform/auth/sessions/cookie';
import { endSession, sessionEnded } from '~/platform/auth/sessions/sessions';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, ApiModule, Services } from '~/platform/http/services';
import { confirmApi } from './credentials/confirm.api.server';
import { recoveryApi } from './password/recovery.api.server';
import { profileApi } from './profile/profile.api.server';
import { secondFactorApi } from './second-factor/second-factor.api.server';
import { sessionsApi } from './sessions/sessions.api.server';
import { loginApi } from './sign-in/login.api.server';
import { registerApi } from './sign-in/register.api.server';
import { termsApi } from './terms/terms.api.server';
import { verifyEmailApi } from './verify-email/verify-email.api.server';

/** What a person does with their own account. */
export const accountApi: ApiModule = (api, services) => {
  registerApi(api, services);
  loginApi(api, services);
  logout(api, services);
  me(api, services);
  profileApi(api, services);
  termsApi(api, services);
  confirmApi(api, services);
  secondFactorApi(api, services);
  sessionsApi(api, services);
  recoveryApi(api, services);
  verifyEmailApi(api, services);
};

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

function me(api: Api, { db, config, firm }: Services) {
  routesOf(api, 'Account')(meCall, { access: 'account:read' }, async (request) => {
    const { user } = signedIn(request);
    const secondFactor = lacksSecondFactor(config, user) ? 'needed' : user.hasSecondFactor ? 'on' : 'off';
    const [row, { name }] = await Promise.all([readAccount(db, user._id), firm()]);
    if (!row) throw sessionEnded();
    const draftKey = draftKeyOf(user._id, row.passwordHash);
    return { ...user, secondFactor, draftKey, firm: name } as const;
  });
}

/** Drawn from what nobody outside knows and every process has; it tells nothing of that. */
const draftKeyOf = (userId: string, passwordHash: string | null) =>
  Buffer.from(hkdfSync('sha256', passwordHash ?? '', userId, 'drafts', 32)).toString('base64');
