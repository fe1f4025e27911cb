import { z } from 'zod';
import { formatMoment, now } from '~/lib/time';
import type { Database } from '~/server/db/schema';
import { queueMail } from '~/server/mail/outbox';
import { LinkButton, Paragraph } from '~/server/mail/parts';
import { defineMail } from '~/server/mail/template';
import { brand } from '~/site/content/brand';

const happenings = {
  password: 'The password was changed',
  'second-factor-on': 'A second factor was set up',
  'second-factor-off': 'The second factor was removed',
} as const;

type Happening = keyof typeof happenings;

const data = z.object({
  userId: z.string(),
  what: z.enum(['password', 'second-factor-on', 'second-factor-off']),
  at: z.string(),
});

/** Whoever changed how an account is opened, its owner hears of it. */
export const noticeMail = defineMail({
  name: 'account-notice',
  title: 'Notice about an account',
  data,
  async compose({ userId, what, at }, { db, publicUrl, recipient }) {
    const user = await db
      .selectFrom('users')
      .select('name')
      .where('_id', '=', userId)
      .where('email', '=', recipient)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!user) return undefined;
    const happened = `${happenings[what]} on ${formatMoment(at)} (India).`;
    const otherwise = `If that was you, there is nothing to do. If not, choose a new password at once and write to ${brand.mail.hello}.`;
    const link = `${publicUrl}/forgot-password`;
    return {
      subject: `Your ${brand.name} account: ${happenings[what].toLowerCase()}`,
      body: (
        <>
          <Paragraph>Hello {user.name},</Paragraph>
          <Paragraph>{happened}</Paragraph>
          <Paragraph>{otherwise}</Paragraph>
          <LinkButton href={link}>It was not me</LinkButton>
        </>
      ),
      text: `Hello ${user.name},\n\n${happened}\n\n${otherwise}\n\n${link}\n`,
    };
  },
});

export const tellOwner = (db: Database, owner: { _id: string; email: string }, what: Happening) =>
  queueMail(db, noticeMail, owner.email, { userId: owner._id, what, at: now() });
