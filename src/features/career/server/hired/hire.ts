import type { z } from 'zod';
import { employee } from '~/features/employee/employee';
import { addEmployeeRecord, addStaffAccount } from '~/features/employee/new-employee.server';
import { lockEmployeeRecords } from '~/features/user/employment.server';
import { user } from '~/features/user/user';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import { isStaff } from '~/model/permissions';
import { addMonths, retentionMonths } from '~/model/retention';
import { lockOtherAccount, lockOwnAccount } from '~/platform/auth/account-lock';
import type { Session } from '~/platform/auth/sessions/sessions';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import type { Services } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { career } from '../../career';
import type { hireCall } from '../../hire-calls';
import { accountAt, obstacleIn } from './account-at';
import { employeeOf } from './hired';

type Given = Pick<Services, 'db' | 'features'>;
type Said = z.output<(typeof hireCall)['body']>;

interface Hire {
  id: string;
  said: Said;
  session: Session;
  author: Author;
}

const refused = (sentence: string) => new AppError(409, 'conflict', sentence);

const CHANGED = 'The application or the account of its address has changed meanwhile. Please look again.';

/**
 * An employee of whoever was hired, with an account and the way into it: all of it or nothing, and once, however many press at the same
 * time. Accounts are locked before the application, as whoever changes one does.
 */
export async function hire(trx: DatabaseTransaction, services: Given, { id, said, session, author }: Hire) {
  const asked = await trx.selectFrom('careers').select('email').where('_id', '=', id).executeTakeFirst();
  if (!asked) throw missing();
  const account = await lockAccountAt(trx, session, asked.email);
  const applications = changesOf(services, career);
  const found = await applications.findIn(trx, id);
  if (!found) throw missing();
  const { name, email, phone, status, isSpam } = career.row.parse(found);
  if (status !== 'Hired' || isSpam) throw refused(`${name} is not hired.`);
  const made = await employeeOf(trx, id);
  if (made) throw refused(`${name} is an employee already: ${made.employeeId}.`);
  if (email !== asked.email || account?._id !== (said.accountId ?? undefined)) throw refused(CHANGED);
  const obstacle = account && (await obstacleIn(trx, account));
  if (obstacle) throw refused(obstacle);
  const role = account && isStaff(account.role) ? account.role : ('employee' as const);
  const userId = account?._id ?? newId();
  if (!account) {
    const fresh = { _id: userId, name, email, mobile: phone, role, isBlocked: false };
    await addStaffAccount(trx, services, { account: fresh, passwordHash: null, author });
  } else if (account.role !== role) {
    // What follows from it invites whoever has never proved the address, and drops what they had set up.
    await changesOf(services, user).updateIn(trx, userId, { role }, author);
  }
  const { employeeId, jobrole, dateOfJoining } = said;
  const record = {
    ...{ _id: newId(), date: now(), name, email, mobile: phone, employeeId, jobrole, dateOfJoining },
    ...{ isWorking: true, gender: null, profile: null, role, userId, applicationId: id },
  };
  const inserted = await addEmployeeRecord(trx, services, record, author);
  // From here on the record of the employment holds it; when that is gone, nothing does.
  const keepUntil = addMonths(now(), retentionMonths.applications);
  await applications.updateIn(trx, id, { keepUntil }, author);
  return employee.row.parse(inserted);
}

async function lockAccountAt(trx: DatabaseTransaction, session: Session, email: string) {
  const account = await accountAt(trx, email);
  if (!account) {
    await lockOwnAccount(trx, session);
    return undefined;
  }
  await lockEmployeeRecords(trx, account._id);
  return lockOtherAccount(trx, session, account._id);
}
