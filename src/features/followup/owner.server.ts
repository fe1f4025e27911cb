import { AppError } from '~/lib/errors';
import { type Role, reach, roles } from '~/model/permissions';
import { usableAccounts } from '~/platform/auth/usable-accounts';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database } from '~/platform/db/schema';
import { followup } from './followup';
import { CHOOSE_OWNER } from './followup-form';

const mayOwn = roles.filter((role: Role) => reach(role, `${followup.area}:edit`) === 'all');

/** Whose turn it can be. */
export const staff = (db: Database) => usableAccounts(db).select(['_id', 'name']).where('role', 'in', mayOwn);

export const notOnTheList = () => new AppError(400, 'invalid_input', CHOOSE_OWNER, { ownerId: CHOOSE_OWNER });

/** One of them, who is there until a transaction is over: whoever is erased meanwhile is so after this, and named no more. */
export async function ownerById(db: Database, ownerId: string) {
  const isLocked = db.isTransaction && engineOf(db) === 'postgres';
  const owner = await staff(db)
    .where('_id', '=', ownerId)
    .$if(isLocked, (row) => row.forKeyShare())
    .executeTakeFirst();
  if (!owner) throw notOnTheList();
  return { ownerId, ownerName: owner.name };
}
