import { dayOf, now } from '~/lib/time';
import { isAwayOn } from '~/model/notices/notice-choices';
import { isStaff } from '~/model/permissions';
import { usableAccounts } from '~/platform/auth/usable-accounts';
import { onceIn } from '~/platform/db/once-in';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { choiceIn } from '~/platform/notify/choices';

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

/** Who is there to hear of what is theirs, and as they have chosen: nobody who has left, and nobody who is away today. */
export async function hearingOwner(trx: DatabaseTransaction, ownerId: string | null | undefined) {
  const address = ownerId ? await addressOf(trx, ownerId) : undefined;
  if (!ownerId || !address) return undefined;
  const chosen = await choiceIn(trx, ownerId);
  return isAwayOn(chosen, dayOf(now())) ? undefined : { ownerId, address, chosen };
}
