import { logActivity } from '~/features/followup/log-activity.server';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { notifyOne, notifyStaff } from '~/platform/notify/notify';
import { quotation } from '../quotation';
import type { StoredQuotation } from './standing';

/** What happened to a quotation stands on the timeline of whom it is for. */
export const noteOnTimeline = (
  trx: DatabaseTransaction,
  { _id, personId, followupId }: StoredQuotation,
  { text, direction = null, author }: { text: string; direction?: 'in' | 'out' | null; author: Author },
) =>
  logActivity(trx, {
    ...{ resource: quotation.name, recordId: _id, personId, followupId },
    ...{ kind: direction === 'in' ? 'reply' : 'note', direction, text, at: now(), author },
  });

/** Who owns the lead hears of it; all of the staff, where nobody does. */
export async function tellStaff(
  trx: DatabaseTransaction,
  { _id, followupId }: StoredQuotation,
  text: string,
  author: Author,
) {
  const lead = followupId
    ? await trx.selectFrom('followups').select('ownerId').where('_id', '=', followupId).executeTakeFirst()
    : undefined;
  if (!lead?.ownerId) return notifyStaff(trx, quotation, { _id, text }, author);
  return notifyOne(trx, lead.ownerId, { resource: quotation.name, recordId: _id, text, kind: 'lead' });
}
