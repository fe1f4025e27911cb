import { z } from 'zod';
import { isStaff } from '~/model/permissions';
import type { Database } from '~/platform/db/schema';
import { Paragraph } from '~/platform/mail/parts';
import { defineMail } from '~/platform/mail/template';

/** What one of the staff wrote to whom a record is about. */
export const writtenMail = defineMail({
  name: 'written',
  title: 'Written by the staff',
  handedOut: ['subject', 'text'],
  isLogged: true,
  data: z.object({
    /** The record that it is about, and whom it went to: by these it is found, and goes with them. */
    _id: z.string(),
    email: z.string(),
    writerId: z.string(),
    subject: z.string(),
    text: z.string(),
    signature: z.string(),
  }),
  async compose({ writerId, subject, text, signature }, { db }) {
    const replyTo = await answerAddress(db, writerId);
    return {
      subject,
      byHand: true,
      ...(replyTo ? { replyTo } : {}),
      body: [text, signature]
        .flatMap((part) => part.split(/\n{2,}/))
        // biome-ignore lint/suspicious/noArrayIndexKey: it is drawn once, and two paragraphs may say the same
        .map((paragraph, index) => <Lines key={index} paragraph={paragraph} />),
      text: `${text}\n\n-- \n${signature}\n`,
    };
  },
});

const Lines = ({ paragraph }: { paragraph: string }) => (
  <Paragraph>
    {paragraph
      .split('\n')
      .flatMap((line, index) => (index > 0 ? [<br key={line + String(index)} />, line] : [line]))}
  </Paragraph>
);

/** Of who works here still, and has shown that the address is theirs; others are answered where all mails come from. */
async function answerAddress(db: Database, writerId: string) {
  const writer = await db
    .selectFrom('users')
    .select(['name', 'email', 'role'])
    .where('_id', '=', writerId)
    .where('isBlocked', '=', false)
    .where('deletedAt', 'is', null)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst();
  if (!writer || !isStaff(writer.role)) return undefined;
  return `"${writer.name.replace(/["\\<>]/g, '')}" <${writer.email}>`;
}
