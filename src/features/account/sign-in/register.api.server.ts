import { registerCall } from '~/features/account/account-call';
import { user as userResource } from '~/features/user/user';
import { now } from '~/lib/time';
import { verifyMail } from '~/platform/auth/mails/account-mails';
import { hashChosenPassword } from '~/platform/auth/passwords/chosen-password';
import { bindingCookie } from '~/platform/auth/sessions/cookie';
import { newId } from '~/platform/db/ids';
import { unique } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { queueMail } from '~/platform/mail/outbox';
import { changesOf } from '~/records/record-changes';
import { rateLimit } from '../mailed-link.server';
import { beginSession } from './begin-session.server';
import { addKnownDevice } from './login-limit.server';

/**
 * Who registers is signed in, in the transaction that makes the account: nobody else can have changed it yet. The session
 * is that of an address nobody has proved, and goes with the first proof unless that comes by it.
 */
export const registerApi: ApiModule = (api, services) => {
  const { config, db, firm } = services;
  const secure = config.publicUrl.startsWith('https:');
  const users = changesOf(services, userResource);
  routesOf(api, 'Account')(registerCall, { access: 'public', rateLimit }, async (request, reply) => {
    const { password, termsVersion, web = false, signIn, ...rest } = request.body;
    const user = { _id: newId(), ...rest, role: 'user' as const };
    const passwordHash = await hashChosenPassword(password, { config, firm, log: request.log });
    const secrets = { passwordHash, emailVerifiedAt: null };
    const session = await unique({ email: 'This email is already registered.' }, () =>
      db.transaction().execute(async (trx) => {
        const account = { ...user, ...secrets, termsVersion: termsVersion ?? null, createdAt: now() };
        await users.insert(trx, account, { userId: user._id, userName: user.name });
        await queueMail(trx, verifyMail, user.email, { userId: user._id });
        return signIn === 'later' ? undefined : beginSession(trx, request, user._id, web);
      }),
    );
    if (session?.binding) {
      await addKnownDevice(db, user.email, session.binding);
      bindingCookie.write(reply, session.binding, { secure });
    }
    return { message: 'Registered successfully', user, ...(session && { token: session.token }) };
  });
};
