import type { Database, DatabaseTransaction } from '~/server/db/schema';
import { type AfterChange, changesOf } from '~/server/record-changes';
import type { AnyRecord } from '../resource';
import { user } from '../user/user';
import { afterUserChange } from '../user/user-rules.server';

/** What an employee and their account have in common. */
const SHARED = ['name', 'email', 'mobile', 'role'];

/** An account follows its employee: who they are, and that only those who work here can log in. */
export function followEmployee(db: Database): AfterChange {
  const users = changesOf(db, user, afterUserChange);
  return async (trx, { before, after, author }) => {
    const record = after ?? before;
    const changes = before && after ? changedFields(before, after) : { isBlocked: !after?.isWorking };
    if (!record || Object.keys(changes).length === 0) return;
    await users.updateIn(trx, await accountOf(trx, record._id), changes, author);
  };
}

function changedFields(before: AnyRecord, after: AnyRecord) {
  const changed = (field: string) => before[field] !== after[field];
  return {
    ...Object.fromEntries(SHARED.filter(changed).map((field) => [field, after[field]])),
    ...(changed('isWorking') ? { isBlocked: !after.isWorking } : {}),
  };
}

async function accountOf(trx: DatabaseTransaction, _id: string) {
  const row = trx.selectFrom('employees').select('userId').where('_id', '=', _id);
  return (await row.executeTakeFirstOrThrow()).userId;
}
