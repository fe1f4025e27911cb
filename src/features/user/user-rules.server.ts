import { dropAccountTokens } from '~/platform/auth/account-tokens';
import { endAllSessions } from '~/platform/auth/sessions/sessions';
import type { AfterChange } from '~/platform/http/services';
import { followAddress } from './changed-address.server';
import { refuseLeaver } from './employment.server';
import { requireAdmin } from './last-admin.server';
import { mailAdmins } from './new-admin.mail.server';
import { inviteNewStaff } from './new-staff.server';

/**
 * What follows from a change of an account, whoever makes it and from wherever: who may log in as what is settled here
 * and nowhere else.
 */
export const afterUserChange: AfterChange = async (trx, { before, after, author }, features) => {
  if (after) {
    const isBlocked = await refuseLeaver(trx, before, after);
    const isAdmin = after.role === 'admin' && !isBlocked;
    const wasAdmin = before?.role === 'admin' && !before.isBlocked;
    // One in the trash is told of when it comes out.
    if (isAdmin && !wasAdmin && !before?.deletedAt) await mailAdmins(trx, after, author);
  }
  if (!before) return;
  const changed = (field: string) => !after || before[field] !== after[field];
  if (changed('role') || changed('isBlocked')) {
    if (before.role === 'admin') await requireAdmin(trx);
    // The person logs in again: what they were allowed may no longer be so.
    await endAllSessions(trx, before._id);
  }
  // A link that was sent to an admin, or to somebody who is blocked or deleted, would set a password for the day on which
  // they are let in again.
  if ((before.role === 'admin' && changed('role')) || changed('isBlocked')) {
    await dropAccountTokens(trx, before._id);
  }
  if (after) await inviteNewStaff(trx, { before, after, author }, features);
  if (after && changed('email')) await followAddress(trx, before._id, String(before.email));
  for (const feature of features)
    await feature.afterAccountChange?.(trx, { before, after, author }, features);
};
