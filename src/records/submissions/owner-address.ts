import { isStaff } from '~/model/permissions';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';

const known = new WeakMap<DatabaseTransaction, Map<string, Promise<string | undefined>>>();

/** Where somebody on the staff is written to; nothing when they have left. The same for all who share a transaction. */
export function addressOf(trx: DatabaseTransaction, userId: string): Promise<string | undefined> {
  const here = known.get(trx) ?? new Map<string, Promise<string | undefined>>();
  known.set(trx, here);
  const address = here.get(userId) ?? readAddress(trx, userId);
  here.set(userId, address);
  return address;
}

/** As it is now. */
export async function readAddress(db: Database, userId: string) {
  const user = await db
    .selectFrom('users')
    .select(['email', 'role'])
    .where('_id', '=', userId)
    .where('isBlocked', '=', false)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return user && isStaff(user.role) ? user.email : undefined;
}
