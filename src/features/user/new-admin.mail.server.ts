import { z } from 'zod';
import { formatMoment, now } from '~/lib/time';
import type { Author } from '~/model/author';
import type { AnyRecord } from '~/model/resource';
import { readAccount } from '~/platform/auth/account-lock';
import { usableAccounts } from '~/platform/auth/usable-accounts';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { letterOf } from '~/platform/mail/letter';
import { queueMails } from '~/platform/mail/outbox';
import type { FactList } from '~/platform/mail/parts';
import { defineMail } from '~/platform/mail/template';

/** By `_id` and `email` a mail about somebody is found, and erased with them. */
const data = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  byId: z.string().nullable(),
  at: z.string(),
  /** Who is told. */
  userId: z.string().optional(),
});

/** Whoever becomes an admin, invited, promoted, unblocked or restored: every admin hears of it, the one who did it too. */
export const newAdminMail = defineMail({
  name: 'new-admin',
  title: 'Notice of a new admin',
  forStaff: true,
  mustArrive: true,
  data,
  async compose({ _id, name, email, byId, at, userId }, { db, publicUrl, firm, recipient }) {
    // Whoever was an admin at that moment is told, blocked, demoted, deleted or moved since or not: that would be the way to
    // keep it from them. Only of who was erased is the address to be used no more.
    const admin = await db
      .selectFrom('users')
      .select('_id')
      .where(userId ? '_id' : 'email', '=', userId ?? recipient)
      .executeTakeFirst();
    if (!admin) return undefined;
    const facts: FactList = [
      ['New admin', `${name} (${email})`],
      ['Made by', await accountOf(db, byId)],
      ['When', `${formatMoment(at)} (India)`],
    ];
    const [news, unexpected] = userId === _id ? toThemselves(firm.name) : toOthers(firm.name, name);
    return letterOf(`New admin: ${name} (${email})`, [
      news,
      { facts },
      unexpected,
      { href: `${publicUrl}/dashboard/users`, label: 'Open the users' },
    ]);
  },
});

const toThemselves = (firm: string) =>
  [
    `You are now an admin of ${firm}, and may do everything that the other admins may.`,
    'If you did not expect this, ask whoever made you one.',
  ] as const;

const toOthers = (firm: string, name: string) =>
  [
    `${name} is now an admin of ${firm}, and may do everything that you may.`,
    'If you did not expect this, block the new account, end the sessions of the one that made it, and ask whoever owns it.',
  ] as const;

/** Admins who can be reached: an address that nobody has confirmed may be a stranger's. */
const adminsWhoRead = (db: Database) =>
  usableAccounts(db)
    .select(['_id', 'email'])
    .where('role', '=', 'admin')
    .where('emailVerifiedAt', 'is not', null);

/** A name is anybody's to choose; the address is not. */
async function accountOf(db: Database, userId: string | null) {
  const account = await readAccount(db, userId);
  return account ? `${account.name} (${account.email})` : 'an account that is gone';
}

/** In the transaction that makes the admin: told, or not made. */
export async function mailAdmins(
  trx: DatabaseTransaction,
  { _id, name, email }: AnyRecord,
  { userId }: Author,
) {
  const news = { _id, name: String(name), email: String(email), byId: userId, at: now() };
  const admins = await adminsWhoRead(trx).execute();
  if (admins.length === 0) return;
  await queueMails(
    trx,
    admins.map((admin) => ({
      template: newAdminMail,
      recipient: admin.email,
      data: { ...news, userId: admin._id },
    })),
  );
}
