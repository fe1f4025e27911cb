import { z } from 'zod';
import { issueAccountToken } from '~/platform/auth/account-tokens';
import type { Database } from '~/platform/db/schema';
import { letterOf } from '~/platform/mail/letter';
import { defineMail } from '~/platform/mail/template';

/** Which account it is for: one that is not deleted, and has the address that the mail goes to. */
const accountAt = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select(['_id', 'name', 'emailVerifiedAt', 'isBlocked'])
    .where('email', '=', email)
    .where('deletedAt', 'is', null);

/**
 * The links are made when the mail is sent: the table of mails never holds a token that works, and asking for a reset
 * takes the same steps whether the address has an account or not.
 */
export const resetMail = defineMail({
  name: 'password-reset',
  title: 'Password reset',
  oneUseLink: true,
  data: z.object({}),
  async compose(_data, { db, publicUrl, firm, recipient }) {
    const user = await accountAt(db, recipient).where('isBlocked', '=', false).executeTakeFirst();
    const token = user && (await issueAccountToken(db, { _id: user._id, email: recipient }, 'reset'));
    if (!token) return undefined;
    return letterOf(`Reset your ${firm.name} password`, [
      `Hello ${user.name},`,
      `Someone asked to reset the password of your ${firm.name} account. The link works once, within one hour.`,
      { href: `${publicUrl}/reset-password/${token}`, label: 'Choose a new password', spelled: true },
      'If it was not you, do nothing: your password stays as it is.',
    ]);
  },
});

/** A mail that still waits when the address is changed goes to nobody: its link would open an account to the old address. */
const userId = z.object({ userId: z.string() });

export const verifyMail = defineMail({
  name: 'verify-email',
  title: 'Address confirmation',
  oneUseLink: true,
  data: userId,
  async compose(data, { db, publicUrl, firm, recipient }) {
    const user = await accountAt(db, recipient).where('_id', '=', data.userId).executeTakeFirst();
    if (!user || user.emailVerifiedAt) return undefined;
    const token = await issueAccountToken(db, { _id: user._id, email: recipient }, 'verify');
    if (!token) return undefined;
    return letterOf('Confirm your email address', [
      `Welcome to ${firm.name}, ${user.name}.`,
      'Confirm this address to see your enquiries, quotes and applications in your account. The link works once, within three days.',
      { href: `${publicUrl}/verify-email/${token}`, label: 'Confirm my address', spelled: true },
    ]);
  },
});

export const inviteMail = defineMail({
  name: 'invite',
  title: 'Invitation',
  oneUseLink: true,
  data: userId,
  async compose(data, { db, publicUrl, firm, recipient }) {
    const user = await accountAt(db, recipient).where('_id', '=', data.userId).executeTakeFirst();
    if (!user || user.isBlocked) return undefined;
    const token = await issueAccountToken(db, { _id: user._id, email: recipient }, 'invite');
    if (!token) return undefined;
    return letterOf(`Your invitation to ${firm.name}`, [
      `Hello ${user.name},`,
      `You have been invited to ${firm.name}. Choose a password to open your account. The link works once, within three days.`,
      { href: `${publicUrl}/reset-password/${token}`, label: 'Choose my password', spelled: true },
    ]);
  },
});
