import { blockOf } from '~/features/user/employment.server';
import { user } from '~/features/user/user';
import { afterUserChange } from '~/features/user/user-rules.server';
import type { AnyRecord } from '~/model/resource';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { type AfterChange, changesOf } from '~/records/record-changes';

/** What an employee and their account have in common. */
const SHARED = ['name', 'email', 'mobile', 'role'];

/**
 * An account follows its employee: who they are, and that only those who work here can log in. It does so in the trash
 * as well, or it would come out of it as it was before they left.
 */
export function followEmployee(db: Database): AfterChange {
  const users = changesOf(db, user, afterUserChange);
  return async (trx, { before, after, author }) => {
    const record = after ?? before;
    const changes = { ...sharedChanges(before, after), ...blockChange(before, after) };
    if (!record || Object.keys(changes).length === 0) return;
    await users.updateIn(trx, await accountOf(trx, record._id), changes, author, { anywhere: true });
  };
}

type Record = AnyRecord | undefined;

function sharedChanges(before: Record, after: Record) {
  if (!before || !after) return {};
  const changed = SHARED.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

/** A record that is not there, in the trash for one, is of nobody who works here. */
function blockChange(before: Record, after: Record) {
  const [wasHere, isHere] = [before?.isWorking === true, after?.isWorking === true];
  return wasHere === isHere ? {} : blockOf(isHere);
}

async function accountOf(trx: DatabaseTransaction, _id: string) {
  const row = trx.selectFrom('employees').select('userId').where('_id', '=', _id);
  return (await row.executeTakeFirstOrThrow()).userId;
}
