import { openLeads } from '~/features/followup/open-leads.server';
import { LARGEST_PAISE } from '~/model/money/gst';
import { engineOf } from '~/platform/db/engine/engine';
import type { DatabaseTransaction, Row } from '~/platform/db/schema';

type Whose = Pick<Row<'quotations'>, 'followupId' | 'personId'>;

/** The lead that a quotation answers; where that is deleted, or none was named, the latest that is open of whom it is for. */
export async function leadOf(trx: DatabaseTransaction, { followupId, personId }: Whose) {
  const named = trx.selectFrom('followups').where('_id', '=', followupId).where('deletedAt', 'is', null);
  const theirs = openLeads(trx).where('personId', '=', personId).orderBy('_id', 'desc').limit(1);
  for (const found of [...(followupId ? [named] : []), ...(personId ? [theirs] : [])]) {
    const lead = await found
      .select(['_id', 'ownerId', 'stage', 'completedAt', 'nextDate', 'nextTime', 'nextKind'])
      .$if(engineOf(trx) === 'postgres', (row) => row.forUpdate())
      .executeTakeFirst();
    if (lead) return lead;
  }
  return undefined;
}

/** A lead is worth all that was accepted for it. */
export async function worthOf(trx: DatabaseTransaction, followupId: string) {
  const { sum } = await trx
    .selectFrom('quotations')
    .select((eb) => eb.fn.sum('totalPaise').as('sum'))
    .where('followupId', '=', followupId)
    .where('status', '=', 'Accepted')
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Math.min(Number(sum), LARGEST_PAISE);
}
