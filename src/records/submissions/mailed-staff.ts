import type { DatabaseTransaction } from '~/platform/db/schema';
import { choicesOf } from '~/platform/notify/choices';

const MOST = 20;

const known = new WeakMap<DatabaseTransaction, Promise<string[]>>();

/** Who hears of a new submission by mail: the admins who want to. Everybody else on the staff sees it in the dashboard. The same for all who share a transaction. */
export function mailedStaff(trx: DatabaseTransaction): Promise<string[]> {
  const addresses = known.get(trx) ?? readAddresses(trx);
  known.set(trx, addresses);
  return addresses;
}

async function readAddresses(trx: DatabaseTransaction) {
  const admins = await trx
    .selectFrom('users')
    .select(['_id', 'email'])
    .where('role', '=', 'admin')
    .where('isBlocked', '=', false)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .limit(MOST)
    .execute();
  const choices = await choicesOf(
    trx,
    admins.map(({ _id }) => _id),
  );
  return admins.filter(({ _id }) => choices(_id).newLead.mail).map(({ email }) => email);
}
