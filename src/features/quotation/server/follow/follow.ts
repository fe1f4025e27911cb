import { logActivity } from '~/features/followup/log-activity.server';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import { afterQuiet } from '~/model/notices/notice-choices';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { queueMails } from '~/platform/mail/outbox';
import { notifyOne, notifyStaff } from '~/platform/notify/notify';
import { mailedStaff } from '~/records/submissions/mailed-staff';
import { addressOf, hearingOwner } from '~/records/submissions/owner-address';
import { quotation } from '../../quotation';
import { quotationNewsMail } from '../../quotation.mails.server';
import type { StoredQuotation } from '../standing';
import { leadOf } from './leads';

/** What happened to a quotation stands on the timeline of whom it is for. */
export const noteOnTimeline = (
  trx: DatabaseTransaction,
  { _id, personId, followupId }: StoredQuotation,
  { text, direction = null, author }: { text: string; direction?: 'in' | 'out' | null; author: Author },
) =>
  logActivity(trx, {
    ...{ resource: quotation.name, recordId: _id, personId, followupId },
    ...{ kind: 'quotation', direction, text, at: now(), author },
  });

/** What the bell says, and what the mail says beside it. */
type News = string | { text: string; said: string };

/** Who owns the lead hears of it by bell and mail; all of the staff, where nobody does or who does is away. */
export async function tellStaff(
  trx: DatabaseTransaction,
  stored: StoredQuotation,
  news: News,
  author: Author,
) {
  if (await tellOwner(trx, stored, news, author)) return;
  const { text } = wordsOf(news);
  await notifyStaff(trx, quotation, { _id: stored._id, text }, author, 'reply');
  const own = author.userId ? await addressOf(trx, author.userId) : undefined;
  const others = (await mailedStaff(trx)).filter((address) => address !== own);
  await queueMails(
    trx,
    others.map((recipient) => mailOf(stored, news, recipient)),
  );
}

/** Answers whether there is one who is there. One's own doing is no news. */
export async function tellOwner(
  trx: DatabaseTransaction,
  stored: StoredQuotation,
  news: News,
  author: Author,
) {
  const ownerId = (await leadOf(trx, stored))?.ownerId;
  if (ownerId && ownerId === author.userId) return true;
  const owner = await hearingOwner(trx, ownerId);
  if (!owner) return false;
  const { address, chosen } = owner;
  const { text } = wordsOf(news);
  if (chosen.newLead.bell)
    await notifyOne(trx, owner.ownerId, {
      resource: quotation.name,
      recordId: stored._id,
      text,
      kind: 'reply',
    });
  const mails = chosen.newLead.mail ? [mailOf(stored, news, address)] : [];
  await queueMails(trx, mails, { nextAttemptAt: afterQuiet(chosen) });
  return true;
}

const wordsOf = (news: News) => (typeof news === 'string' ? { text: news, said: '' } : news);

const mailOf = ({ _id, email }: StoredQuotation, news: News, recipient: string) => ({
  template: quotationNewsMail,
  recipient,
  data: { _id, email, ...wordsOf(news) },
});
