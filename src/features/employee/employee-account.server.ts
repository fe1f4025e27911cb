import { user } from '~/features/user/user';
import type { AnyRecord } from '~/model/resource';
import { type Account, lockAccount } from '~/platform/auth/account-lock';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { AfterChange } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { employee } from './employee';

/** What an employee and their account have in common. */
const SHARED = ['name', 'email', 'mobile', 'role'] as const;

/**
 * An account follows its employee: who they are, and that only those who work here can log in. It does so in the trash
 * as well, or it would come out of it as it was before they left. Where the account was first, nothing is left to follow.
 */
export const followEmployee: AfterChange = async (trx, { before, after, author }, features) => {
  const changed = [...SHARED, 'isWorking'].some((field) => before?.[field] !== after?.[field]);
  const record = after ?? before;
  if (!record || !changed) return;
  const account = await accountOf(trx, record._id);
  const changes = { ...sharedChanges(before, after, account), ...blockChange(before, after, account) };
  if (Object.keys(changes).length === 0) return;
  await changesOf({ db: trx, features }, user).updateIn(trx, account._id, changes, author, {
    anywhere: true,
  });
};

type Employee = AnyRecord | undefined;

function sharedChanges(before: Employee, after: Employee, account: Account) {
  if (!before || !after) return {};
  const changed = SHARED.filter((field) => before[field] !== after[field] && after[field] !== account[field]);
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

/** A record that is not there, in the trash for one, is of nobody who works here. An admin's own block outlasts all of it. */
function blockChange(before: Employee, after: Employee, account: Account) {
  const [wasHere, isHere] = [before?.isWorking === true, after?.isWorking === true];
  const isBlocked = isHere ? account.blockedByAdmin : true;
  return wasHere === isHere || isBlocked === account.isBlocked ? {} : { isBlocked };
}

async function accountOf(trx: DatabaseTransaction, _id: string) {
  const row = trx.selectFrom('employees').select('userId').where('_id', '=', _id);
  const account = await lockAccount(trx, (await row.executeTakeFirstOrThrow()).userId);
  if (!account) throw new Error(`employee ${_id} has no account`);
  return account;
}

/**
 * The employee record says what the account is, whichever of the two was changed, and in the trash too: restored, it gives
 * no role back that was taken, and no address.
 */
export const followAccount: AfterChange = async (trx, { before, after, author }, features) => {
  for (const field of ['role', 'email'] as const) {
    if (!before || !after || before[field] === after[field]) continue;
    const value = employee.row.shape[field].parse(after[field]);
    const records = await trx
      .selectFrom('employees')
      .select(['_id', field])
      .where('userId', '=', after._id)
      .execute();
    for (const { _id } of records.filter((record) => record[field] !== value)) {
      const employees = changesOf({ db: trx, features }, employee);
      await employees.updateIn(trx, _id, { [field]: value }, author, { anywhere: true });
    }
  }
};
