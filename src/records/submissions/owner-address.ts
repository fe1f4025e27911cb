import { isStaff } from '~/model/permissions';
import { usableAccounts } from '~/platform/auth/usable-accounts';
import { onceIn } from '~/platform/db/once-in';
import type { Database } from '~/platform/db/schema';

/** Where somebody on the staff is written to; nothing when they have left. */
export async function readAddress(db: Database, userId: string) {
  const user = await usableAccounts(db)
    .select(['email', 'role'])
    .where('_id', '=', userId)
    .executeTakeFirst();
  return user && isStaff(user.role) ? user.email : undefined;
}

/** The same for all who share a transaction. */
export const addressOf = onceIn(readAddress);
