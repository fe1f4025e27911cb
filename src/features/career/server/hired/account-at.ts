import { isStaff, roleTitles } from '~/model/permissions';
import type { Account } from '~/platform/auth/account-lock';
import { isFirstProof } from '~/platform/auth/first-proof';
import type { Database } from '~/platform/db/schema';

/** The account that has this address, in the trash too. */
export const accountAt = (db: Database, email: string): Promise<Account | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

/** Why it cannot become that of a new employee as it is. */
export async function obstacleIn(db: Database, { _id, role, isBlocked, deletedAt }: Account) {
  const record = await db
    .selectFrom('employees')
    .select(['employeeId', 'deletedAt'])
    .where('userId', '=', _id)
    .executeTakeFirst();
  if (record)
    return `There is a record of an employee with this address already, ${record.employeeId}${record.deletedAt ? ', in the trash' : ''}. Change that one: it has the history of the person.`;
  if (deletedAt !== null)
    return 'The account of this address is in the trash. Restore it or delete it for good first.';
  if (isBlocked) return 'The account of this address is blocked. Unblock it first, if they are to log in.';
  if (!isStaff(role) && role !== 'user')
    return `The account of this address is that of a ${roleTitles[role].toLowerCase()}. Change its role first, if it is to be one of the staff.`;
  return null;
}

/** What becomes of it, for whoever decides that. */
export function accountInWords(account: Account) {
  if (isStaff(account.role)) return 'They have an account of the staff already. It stays as it is.';
  return isFirstProof(account)
    ? 'Somebody has registered with this address and never proved that it is theirs. The account becomes one of the staff, the password it has is dropped, and they get an invitation to choose a new one.'
    : 'They have an account as a client. It becomes one of the staff, they are logged out, and log in again with the password they have.';
}
