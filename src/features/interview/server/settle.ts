import { now } from '~/lib/time';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { sendNow } from '~/platform/mail/outbox';
import type { StoredInterview } from './tell';

/** A refusal has cancelled it, which waits. From now on nobody takes that back with the refusal, and nobody waits to hear of it. */
export async function settle(trx: DatabaseTransaction, { _id, cancelMails }: StoredInterview) {
  await trx
    .updateTable('interviews')
    .set({ cancelledAt: now(), cancelMails: null })
    .where('_id', '=', _id)
    .execute();
  await sendNow(trx, cancelMails?.split(' ') ?? []);
}
