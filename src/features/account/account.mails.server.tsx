import { z } from 'zod';
import { brand } from '~/model/brand';
import { issueAccountToken } from '~/platform/auth/account-tokens';
import { LinkButton, Paragraph, SpelledLink } from '~/platform/mail/parts';
import { defineMail } from '~/platform/mail/template';

/**
 * The links are made when the mail is sent: the table of mails never holds a token that works, and asking for a reset
 * takes the same steps whether the address has an account or not.
 */
export const resetMail = defineMail({
  name: 'password-reset',
  title: 'Password reset',
  oneUseLink: true,
  data: z.object({}),
  async compose(_data, { db, publicUrl, recipient }) {
    const user = await db
      .selectFrom('users')
      .select(['_id', 'name'])
      .where('email', '=', recipient)
      .where('isBlocked', '=', false)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!user) return undefined;
    const token = await issueAccountToken(db, { _id: user._id, email: recipient }, 'reset');
    if (!token) return undefined;
    const link = `${publicUrl}/reset-password/${token}`;
    const why = `Someone asked to reset the password of your ${brand.name} account. The link works once, within one hour.`;
    const otherwise = 'If it was not you, do nothing: your password stays as it is.';
    return {
      subject: `Reset your ${brand.name} password`,
      body: (
        <>
          <Paragraph>Hello {user.name},</Paragraph>
          <Paragraph>{why}</Paragraph>
          <LinkButton href={link}>Choose a new password</LinkButton>
          <SpelledLink href={link} />
          <Paragraph>{otherwise}</Paragraph>
        </>
      ),
      text: `Hello ${user.name},\n\n${why}\n\n${link}\n\n${otherwise}\n`,
    };
  },
});

/** A mail that still waits when the address is changed goes to nobody: its link would open an account to the old address. */
const userId = z.object({ userId: z.string() });

export const verifyMail = defineMail({
  name: 'verify-email',
  title: 'Address confirmation',
  oneUseLink: true,
  data: userId,
  async compose(data, { db, publicUrl, recipient }) {
    const user = await db
      .selectFrom('users')
      .select(['_id', 'name', 'emailVerifiedAt'])
      .where('_id', '=', data.userId)
      .where('email', '=', recipient)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!user || user.emailVerifiedAt) return undefined;
    const token = await issueAccountToken(db, { _id: user._id, email: recipient }, 'verify');
    if (!token) return undefined;
    const link = `${publicUrl}/verify-email/${token}`;
    const why = 'Confirm this address to see your enquiries, quotes and applications in your account.';
    return {
      subject: 'Confirm your email address',
      body: (
        <>
          <Paragraph>
            Welcome to {brand.name}, {user.name}.
          </Paragraph>
          <Paragraph>{why} The link works once, within three days.</Paragraph>
          <LinkButton href={link}>Confirm my address</LinkButton>
          <SpelledLink href={link} />
        </>
      ),
      text: `Welcome to ${brand.name}, ${user.name}.\n\n${why} The link works once, within three days.\n\n${link}\n`,
    };
  },
});

export const inviteMail = defineMail({
  name: 'invite',
  title: 'Invitation',
  oneUseLink: true,
  data: userId,
  async compose(data, { db, publicUrl, recipient }) {
    const user = await db
      .selectFrom('users')
      .select(['_id', 'name', 'isBlocked'])
      .where('_id', '=', data.userId)
      .where('email', '=', recipient)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!user || user.isBlocked) return undefined;
    const token = await issueAccountToken(db, { _id: user._id, email: recipient }, 'invite');
    if (!token) return undefined;
    const link = `${publicUrl}/reset-password/${token}`;
    const why = `You have been invited to ${brand.name}. Choose a password to open your account. The link works once, within three days.`;
    return {
      subject: `Your invitation to ${brand.name}`,
      body: (
        <>
          <Paragraph>Hello {user.name},</Paragraph>
          <Paragraph>{why}</Paragraph>
          <LinkButton href={link}>Choose my password</LinkButton>
          <SpelledLink href={link} />
        </>
      ),
      text: `Hello ${user.name},\n\n${why}\n\n${link}\n`,
    };
  },
});
