import { AppError } from '~/lib/errors';
import { isStaff } from '~/model/permissions';
import type { AnyRecord } from '~/model/resource';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';

const works = ({ isBlocked, role }: AnyRecord) => !isBlocked && isStaff(role);

/**
 * Who has left, by their employee record, is not let in as staff behind its back: an edit that would is refused, and an
 * account that comes back from the trash comes back blocked. Answers whether it is blocked now.
 */
export async function refuseLeaver(
  trx: DatabaseTransaction,
  before: AnyRecord | undefined,
  after: AnyRecord,
): Promise<boolean> {
  if (!works(after) || (before && works(before))) return after.isBlocked === true;
  if (!(await isLeaver(trx, after))) return false;
  if (before) {
    const sentence = 'Their employee record says that they do not work here. Change that first.';
    const field = before.isBlocked ? 'isBlocked' : 'role';
    throw new AppError(409, 'conflict', sentence, { [field]: sentence });
  }
  await trx.updateTable('users').set({ isBlocked: true }).where('_id', '=', after._id).execute();
  return true;
}

/** Staff by the account, and gone by the employee record. */
export async function isLeaver(db: Database, { _id, role }: AnyRecord) {
  if (!isStaff(role)) return false;
  const records = await db
    .selectFrom('employees')
    .select(['isWorking', 'deletedAt'])
    .where('userId', '=', _id)
    .execute();
  const isHere = records.some(({ isWorking, deletedAt }) => isWorking && deletedAt === null);
  return records.length > 0 && !isHere;
}

/**
 * Before an account is locked for a change that its employee record follows: an edit of that record locks it first, and
 * then the account. In the same order neither waits for the other without end.
 */
export async function lockEmployeeRecords(trx: DatabaseTransaction, userId: string) {
  const records = trx.selectFrom('employees').select('_id').where('userId', '=', userId).orderBy('_id');
  await (engineOf(trx) === 'postgres' ? records.forUpdate() : records).execute();
}
