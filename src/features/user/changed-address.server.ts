import { lockAccount } from '~/platform/auth/account-lock';
import { dropAccountTokens } from '~/platform/auth/account-tokens';
import { inviteMail, verifyMail } from '~/platform/auth/mails/account-mails';
import { mailOwner } from '~/platform/auth/mails/notice-mail';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { queueMail } from '~/platform/mail/outbox';

/** The address decides who can set a password: the one that it was is told, and the one that it is proves itself first. */
export async function followAddress(trx: DatabaseTransaction, userId: string, was: string) {
  const account = await lockAccount(trx, userId);
  if (!account) return;
  await mailOwner(trx, { ...account, email: was }, 'email');
  const earlierAddressVerifiedAt = account.emailVerifiedAt ?? account.earlierAddressVerifiedAt;
  await trx
    .updateTable('users')
    .set({ emailVerifiedAt: null, earlierAddressVerifiedAt })
    .where('_id', '=', userId)
    .execute();
  // Links that went to the old address open nothing any more.
  await dropAccountTokens(trx, userId);
  // Who has no password yet cannot confirm an address: they get the invitation that the other has not used.
  await queueMail(trx, account.passwordHash ? verifyMail : inviteMail, account.email, { userId });
}
