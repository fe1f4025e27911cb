import { isStaff } from '~/model/permissions';
import { usableAccounts } from '~/platform/auth/usable-accounts';
import { among } from '~/platform/db/engine/among';
import type { Database } from '~/platform/db/schema';

/** Those of them who work here and can log in: nobody else is written to, or named. */
export async function staffAmong(db: Database, ids: readonly string[]) {
  const found = await usableAccounts(db)
    .select(['_id', 'name', 'email', 'role'])
    .where(among(db, '_id', ids))
    .orderBy('name')
    .orderBy('_id')
    .execute();
  return found.filter(({ role }) => isStaff(role));
}
