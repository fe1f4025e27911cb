import type { DatabaseTransaction } from '~/platform/db/schema';
import { takeBackMail } from '~/platform/mail/outbox';
import { panelOf, toCome } from './server/stored';
import { type StoredInterview, tell } from './server/tell';

interface Moved {
  careerId: string;
  /** Perhaps a stranger's: nothing goes there any more. */
  former: string;
  email: string;
}

/**
 * The address of an applicant is corrected: what is to come is sent there, as the same event with the next number. The panel's copy
 * names the applicant's address, and follows.
 */
export async function readdressInterviews(trx: DatabaseTransaction, { careerId, ...addresses }: Moved) {
  for (const before of await toCome(trx, careerId)) {
    const panel = await panelOf(trx, before._id);
    if (before.cancelledAt) await readdressCancellation(trx, before, panel, addresses);
    else {
      const interview = { ...before, sequence: before.sequence + 1 };
      const { sequence } = interview;
      await trx.updateTable('interviews').set({ sequence }).where('_id', '=', before._id).execute();
      await tell(trx, { interview, news: 'invited', panel, readers: [], applicant: addresses });
      await tell(trx, { interview, news: 'changed', panel, applicant: undefined });
    }
  }
}

/** It waits with a refusal. The mail to the former address stays among those that tell of it: whoever takes the refusal back invites everybody anew. */
async function readdressCancellation(
  trx: DatabaseTransaction,
  interview: StoredInterview,
  panel: readonly string[],
  { former, email }: Omit<Moved, 'careerId'>,
) {
  const { _id, cancelMails, cancelledAt } = interview;
  if (!cancelMails || !cancelledAt) return;
  const waiting = await trx
    .selectFrom('outbox')
    .select('_id')
    .where('_id', 'in', cancelMails.split(' '))
    .where('recipient', '=', former)
    .executeTakeFirst();
  if (!waiting || !(await takeBackMail(trx, waiting._id))) return;
  const news = { interview, news: 'cancelled', panel, readers: [], applicant: { email } } as const;
  const mails = await tell(trx, { ...news, nextAttemptAt: cancelledAt });
  await trx
    .updateTable('interviews')
    .set({ cancelMails: [cancelMails, ...mails].join(' ') })
    .where('_id', '=', _id)
    .execute();
}
