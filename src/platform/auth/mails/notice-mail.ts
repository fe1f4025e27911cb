import { z } from 'zod';
import { formatMoment, now } from '~/lib/time';
import type { Firm } from '~/model/firm';
import type { Account } from '~/platform/auth/account-lock';
import type { Database } from '~/platform/db/schema';
import { letterOf } from '~/platform/mail/letter';
import { queueMail } from '~/platform/mail/outbox';
import { defineMail } from '~/platform/mail/template';

const happenings = {
  password: 'The password was changed',
  'second-factor-on': 'A second factor was set up',
  'second-factor-off': 'The second factor was removed',
  email: 'The email address was changed',
} as const;

type Happening = keyof typeof happenings;

const data = z.object({
  userId: z.string(),
  /** The same: by it a mail about somebody is found, and erased with them, whatever address it went to. */
  _id: z.string().optional(),
  what: z.enum(['password', 'second-factor-on', 'second-factor-off', 'email']),
  at: z.string(),
});

const changed = ({ mails }: Firm) => ({
  words: `If that was you, there is nothing to do. If not, choose a new password at once and write to ${mails.hello.address}.`,
  path: '/forgot-password',
  label: 'It was not me',
});

const moved = ({ mails }: Firm) => ({
  words: `Mails about it no longer come here. If you know of the change, there is nothing to do. If not, write to ${mails.hello.address} at once.`,
  path: '/contact-us',
  label: 'Write to us',
});

/** Whoever changed how an account is opened, its owner hears of it. */
export const noticeMail = defineMail({
  name: 'account-notice',
  title: 'Notice about an account',
  mustArrive: true,
  data,
  async compose({ userId, what, at }, { db, publicUrl, firm }) {
    // Whoever had the address at that moment is told, whatever has become of the account since: to delete it or to give it another
    // address would be the way to keep it from its owner. Only of who was erased is the address to be used no more.
    const user = await db.selectFrom('users').select('name').where('_id', '=', userId).executeTakeFirst();
    if (!user) return undefined;
    const happened = `${happenings[what]} on ${formatMoment(at)} (India).`;
    const { words: otherwise, path, label } = (what === 'email' ? moved : changed)(firm);
    return letterOf(`Your ${firm.name} account: ${happenings[what].toLowerCase()}`, [
      `Hello ${user.name},`,
      happened,
      otherwise,
      { href: publicUrl + path, label },
    ]);
  },
});

type Owner = Pick<Account, '_id' | 'email' | 'emailVerifiedAt'>;

/** In the transaction of what happened, which fixes who hears of it. Only at an address that is proven to be theirs: else anybody could have a stranger mailed as often as they like. */
export async function mailOwner(db: Database, owner: Owner, what: Happening) {
  if (!owner.emailVerifiedAt) return;
  await queueMail(db, noticeMail, owner.email, { userId: owner._id, _id: owner._id, what, at: now() });
}
