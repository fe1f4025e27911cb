import type { Author } from '~/model/author';
import { isStaff } from '~/model/permissions';
import type { AnyRecord } from '~/model/resource';
import { lockAccount } from '~/platform/auth/account-lock';
import { dropAccountTokens } from '~/platform/auth/account-tokens';
import { isFirstProof } from '~/platform/auth/first-proof';
import { inviteMail } from '~/platform/auth/mails/account-mails';
import { endAllSessions } from '~/platform/auth/sessions/sessions';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Registry } from '~/platform/http/services';
import { queueMail } from '~/platform/mail/outbox';
import { dropSecondFactor } from './second-factor-drop.server';

interface Change {
  before: AnyRecord;
  after: AnyRecord;
  author: Author;
}

/**
 * Anybody can register with the address of somebody who is about to work here. Made staff, an account whose address was
 * never proven opens by an invitation to that address and by nothing else: what was set up before may be a stranger's.
 */
export async function inviteNewStaff(
  trx: DatabaseTransaction,
  { before, after, author }: Change,
  features: Registry['features'],
) {
  if (!isStaff(after.role) || isStaff(before.role)) return;
  const account = await lockAccount(trx, after._id);
  if (!account || !isFirstProof(account)) return;
  const { _id, email } = account;
  await dropSecondFactor(trx, account, author, features);
  const none = { passwordHash: null, passwordExpiresAt: null };
  await trx.updateTable('users').set(none).where('_id', '=', _id).execute();
  await dropAccountTokens(trx, _id);
  await endAllSessions(trx, _id);
  // Another address gets its invitation from what follows from that.
  if (before.email === email) await queueMail(trx, inviteMail, email, { userId: _id });
}
