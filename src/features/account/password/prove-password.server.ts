import type { FastifyRequest } from 'fastify';
import { AppError } from '~/lib/errors';
import { signedIn } from '~/platform/auth/access/access';
import { lockOwnAccount, readAccount } from '~/platform/auth/account-lock';
import { verifyPassword } from '~/platform/auth/passwords/password';
import { bindingCookie } from '~/platform/auth/sessions/cookie';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { takeLogin } from '../sign-in/login-limit.server';

/**
 * The password of whose session it is, guessed no faster here than at the login; the fault is told at that field. Answers
 * how the account is locked in the transaction of what the password was asked for: one that was changed meanwhile, or
 * whose session has ended, was not proved.
 */
export async function provePassword(db: Database, request: FastifyRequest, typed: string, field: string) {
  const session = signedIn(request);
  const { user } = session;
  const wrong = () => {
    const words = 'The current password is wrong.';
    return new AppError(400, 'wrong_credentials', words, { [field]: words });
  };
  const caller = { email: user.email, ip: request.ip, device: bindingCookie.read(request) };
  const { succeeded, refusal } = await takeLogin(db, caller);
  const row = await readAccount(db, user._id);
  if (!(await verifyPassword(typed, row?.passwordHash))) {
    // Right until a moment ago, perhaps: then this session has ended with it.
    await db.transaction().execute((trx) => lockOwnAccount(trx, session));
    throw refusal ?? wrong();
  }
  await succeeded();
  return async (trx: DatabaseTransaction) => {
    const account = await lockOwnAccount(trx, session);
    if (account.passwordHash !== row?.passwordHash) throw wrong();
    return account;
  };
}
