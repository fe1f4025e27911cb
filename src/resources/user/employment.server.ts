import { sql } from 'kysely';
import { AppError } from '~/lib/errors';
import type { DatabaseTransaction } from '~/server/db/schema';
import { type Author, remember } from '~/server/history';
import { employee } from '../employee/employee';
import { reach, roles } from '../permissions';
import type { AnyRecord } from '../resource';

/** Those whom a new submission notifies. */
export const isStaff = (role: unknown) =>
  roles.some((one) => one === role && reach(one, 'submissions:read') === 'all');

const works = ({ isBlocked, role }: AnyRecord) => !isBlocked && isStaff(role);

/** What the block of an account becomes when its owner leaves, or comes back: an admin's own block outlasts both. */
export const blockOf = (isHere: boolean) => ({
  isBlocked: isHere ? sql.ref<boolean>('blockedByAdmin') : true,
});

/**
 * Who has left, by their employee record, is not let in as staff behind its back: an edit that would is refused, and an
 * account that comes back from the trash comes back blocked. Answers whether it is blocked now.
 */
export async function keepLeaverOut(
  trx: DatabaseTransaction,
  before: AnyRecord | undefined,
  after: AnyRecord,
): Promise<boolean> {
  if (!works(after) || (before && works(before))) return after.isBlocked === true;
  if (!(await hasLeft(trx, after._id))) return false;
  if (before) {
    const sentence = 'Their employee record says that they do not work here. Change that first.';
    const field = before.isBlocked ? 'isBlocked' : 'role';
    throw new AppError(409, 'conflict', sentence, { [field]: sentence });
  }
  await trx.updateTable('users').set({ isBlocked: true }).where('_id', '=', after._id).execute();
  return true;
}

async function hasLeft(trx: DatabaseTransaction, userId: string) {
  const records = await trx
    .selectFrom('employees')
    .select(['isWorking', 'deletedAt'])
    .where('userId', '=', userId)
    .execute();
  const isHere = records.some(({ isWorking, deletedAt }) => isWorking && deletedAt === null);
  return records.length > 0 && !isHere;
}

/** The employee record says what the account is, in the trash too: restored, it gives no role back that was taken. */
export async function followRole(trx: DatabaseTransaction, { _id, role }: AnyRecord, author: Author) {
  const records = await trx
    .selectFrom('employees')
    .select(['_id', 'role'])
    .where('userId', '=', _id)
    .where('role', '!=', employee.row.shape.role.parse(role))
    .execute();
  for (const before of records) {
    const after = { role: employee.row.shape.role.parse(role) };
    await trx.updateTable('employees').set(after).where('_id', '=', before._id).execute();
    await remember(trx, {
      resource: employee,
      recordId: before._id,
      action: 'updated',
      author,
      before,
      after,
    });
  }
}
