import { AppError } from '~/lib/errors';
import type { Author } from '~/model/author';
import type { AnyRecord } from '~/model/resource';
import { readAccount } from '~/platform/auth/account-lock';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { notifyAdmins } from '~/platform/notify/notify';
import { career } from '../../career';

/** Who was made an employee from an application, in the trash too. */
export const employeeOf = (db: Database, careerId: string) =>
  db
    .selectFrom('employees')
    .select(['_id', 'employeeId', 'name', 'dateOfJoining', 'deletedAt'])
    .where('applicationId', '=', careerId)
    .executeTakeFirst();

/** That they work here is said by their record now, not by how far their application was. */
export async function refuseIfEmployed(trx: DatabaseTransaction, careerId: string) {
  const found = await employeeOf(trx, careerId);
  if (!found) return;
  const sentence = `${found.name} is an employee (${found.employeeId}): the application stays Hired. Whether they work here is said on the employee's record.`;
  throw new AppError(409, 'conflict', sentence, { status: sentence });
}

/** To make an employee is for admins: they hear of who was hired by somebody else. */
export async function tellOfHired(trx: DatabaseTransaction, application: AnyRecord, author: Author) {
  const who = await readAccount(trx, author.userId);
  if (who?.role === 'admin') return;
  const text = `${career.row.parse(application).name} is hired. Make them an employee`;
  await notifyAdmins(trx, { resource: career.name, recordId: application._id, text });
}
