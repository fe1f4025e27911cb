import { sql } from 'kysely';
import { verifyMail } from '~/account/account.mails.server';
import { AppError } from '~/lib/errors';
import { reach, roles } from '~/resources/permissions';
import { endAllSessions } from '~/server/auth/sessions';
import { engineOf } from '~/server/db/engine';
import type { DatabaseTransaction } from '~/server/db/schema';
import { queueMail } from '~/server/mail/outbox';
import type { AfterChange } from '~/server/record-changes';
import type { AnyRecord } from '../resource';

/** Any number, the same in every process: the question "is there still an admin?" is asked one after the other. */
const LOCK = 7_110_427;

/** A change that leaves no admin able to log in is undone, also when two admins demote each other at the same moment. */
async function keepAnAdmin(trx: DatabaseTransaction) {
  if (engineOf(trx) === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
  const admin = await trx
    .selectFrom('users')
    .select('_id')
    .where('role', '=', 'admin')
    .where('isBlocked', '=', false)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!admin) throw new AppError(409, 'last_admin', 'The last admin must stay an admin who can log in.');
}

/** Those whom a new submission notifies. */
const hearsNews = (role: unknown) =>
  roles.some((one) => one === role && reach(one, 'submissions:read') === 'all');

const works = ({ isBlocked, role }: AnyRecord) => !isBlocked && hearsNews(role);

/** Who has left, by their employee record, is not let in as staff again behind its back. */
async function refuseLeaver(trx: DatabaseTransaction, userId: string, field: 'isBlocked' | 'role') {
  const records = await trx
    .selectFrom('employees')
    .select(['isWorking', 'deletedAt'])
    .where('userId', '=', userId)
    .execute();
  const isHere = records.some(({ isWorking, deletedAt }) => isWorking && deletedAt === null);
  if (records.length === 0 || isHere) return;
  const sentence = 'Their employee record says that they do not work here. Change that first.';
  throw new AppError(409, 'conflict', sentence, { [field]: sentence });
}

/** What follows from a change of an account, whoever makes it. */
export const afterUserChange: AfterChange = async (trx, { before, after }) => {
  if (!before) return;
  const changed = (field: string) => !after || before[field] !== after[field];
  if (after && works(after) && !works(before)) {
    await refuseLeaver(trx, before._id, changed('isBlocked') ? 'isBlocked' : 'role');
  }
  if (changed('role') || changed('isBlocked')) {
    await keepAnAdmin(trx);
    // The person logs in again: what they were allowed may no longer be so.
    await endAllSessions(trx, before._id);
  }
  // Another admin may read the letters of who is none; and a link that was sent to somebody who is blocked or deleted
  // would set a password for the day on which they are let in again.
  if ((before.role === 'admin' && changed('role')) || changed('isBlocked')) {
    await trx.deleteFrom('accountTokens').where('userId', '=', before._id).execute();
  }
  if (after && changed('name')) {
    const name = { ownerName: String(after.name) };
    await trx.updateTable('followups').set(name).where('ownerId', '=', before._id).execute();
  }
  if (after && changed('role') && !hearsNews(after.role)) {
    // They name visitors, whom a client has no business to know.
    await trx.deleteFrom('notifications').where('userId', '=', before._id).execute();
  }
  if (after && changed('email')) {
    await trx.updateTable('users').set({ emailVerifiedAt: null }).where('_id', '=', before._id).execute();
    // Links that went to the old address open nothing any more.
    await trx.deleteFrom('accountTokens').where('userId', '=', before._id).execute();
    await queueMail(trx, verifyMail, String(after.email), { userId: before._id });
  }
};
