import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import { usableAccounts } from '~/platform/auth/usable-accounts';
import { takeLock } from '~/platform/db/engine/advisory-locks';
import type { DatabaseTransaction } from '~/platform/db/schema';

/**
 * A change that leaves no admin able to log in is undone, also when two admins demote each other at the same moment. Who
 * was invited and has no password yet does not count, nor does one whose password has expired. Who has yet to set up a
 * second factor does: their password lets them in to do so.
 */
export async function requireAdmin(trx: DatabaseTransaction) {
  await takeLock(trx, 'admins');
  const admin = await usableAccounts(trx)
    .select('_id')
    .where('role', '=', 'admin')
    .where('passwordHash', 'is not', null)
    .where((eb) => eb.or([eb('passwordExpiresAt', 'is', null), eb('passwordExpiresAt', '>', now())]))
    .limit(1)
    .executeTakeFirst();
  if (!admin) throw new AppError(409, 'last_admin', 'The last admin must stay an admin who can log in.');
}
