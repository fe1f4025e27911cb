import { isLeaver } from '~/features/user/employment.server';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import { type Account, lockAccount, readAccount } from '~/platform/auth/account-lock';
import { inTurnOfNetwork, renewedHash, verifyPassword } from '~/platform/auth/passwords/password';
import { loginCall } from '~/platform/auth/session-call';
import { bindingCookie } from '~/platform/auth/sessions/cookie';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { networkOf } from '~/platform/http/network';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { refuseOtherFactor, secondFactorsOf } from '../second-factor/second-factor.server';
import { beginSession } from './begin-session.server';
import { addKnownDevice, takeLogin } from './login-limit.server';

export const loginApi: ApiModule = (api, services) => {
  const { db, config } = services;
  const secure = config.publicUrl.startsWith('https:');
  const secondFactors = secondFactorsOf(services);
  routesOf(api, 'Account')(loginCall, { access: 'public' }, async (request, reply) => {
    const { email: address, password, web = false, code } = request.body;
    const device = bindingCookie.read(request);
    const { succeeded, refusal } = await takeLogin(db, { email: address, ip: request.ip, device });
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', address)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    const check = () => verifyPassword(password, user?.passwordHash);
    const right = await inTurnOfNetwork(networkOf(request.ip), check);
    // Whose account it is, by its id: the log holds no address.
    if (user) request.caller = user._id;
    if (!user || !right) throw refusal ?? wrongCredentials();
    await succeeded();
    await refuseEntry(db, user);
    const secondFactorSince = await secondFactors.prove(user, code, request.log);
    const passwordHash = await hashOfToday(db, user, password);
    const { account, token, binding } = await db.transaction().execute(async (trx) => {
      const account = await lockProven(trx, { ...user, passwordHash, secondFactorSince });
      return { account, ...(await beginSession(trx, request, account._id, web)) };
    });
    if (binding) {
      await addKnownDevice(db, address, binding);
      bindingCookie.write(reply, binding, { secure });
    }
    return { token, user: account };
  });
};

const wrongCredentials = () => new AppError(401, 'wrong_credentials', 'The email or the password is wrong.');

/**
 * No session begins but in the transaction that has looked once more, where nobody can change what it sees: to check a
 * password takes a while. What has changed since is answered as if it had been so from the start.
 */
async function lockProven(trx: DatabaseTransaction, proven: Account) {
  const account = await lockAccount(trx, proven._id);
  const isSame =
    account?.deletedAt === null &&
    account.email === proven.email &&
    account.passwordHash === proven.passwordHash;
  if (!isSame) throw wrongCredentials();
  await refuseEntry(trx, account);
  refuseOtherFactor(account, proven.secondFactorSince);
  return account;
}

/** Who is kept out, though the password is right. */
async function refuseEntry(db: Database, account: Account) {
  if (account.isBlocked || (await isLeaver(db, account))) {
    throw new AppError(403, 'blocked', 'This account is blocked. Please contact us.');
  }
  const { passwordExpiresAt: expiresAt } = account;
  if (!expiresAt || expiresAt > now()) return;
  const words = 'This password was made for the first start and has expired. The next start makes a new one.';
  throw new AppError(401, 'password_expired', words);
}

/** The hash of a password that has just proved right: made anew, if it was made at another cost than today's. */
async function hashOfToday(
  db: Database,
  { _id, passwordHash }: { _id: string; passwordHash: string | null },
  password: string,
) {
  const renewed = await renewedHash(password, passwordHash);
  if (!renewed) return passwordHash;
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ passwordHash: renewed })
    .where('_id', '=', _id)
    .where('passwordHash', '=', passwordHash)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return renewed;
  // Another login was quicker, or the password has been changed meanwhile.
  const latest = await readAccount(db, _id);
  if (!(await verifyPassword(password, latest?.passwordHash))) throw wrongCredentials();
  return latest?.passwordHash ?? null;
}
