import { openLeads } from '~/features/followup/open-leads.server';
import { LARGEST_PAISE } from '~/model/money/gst';
import { engineOf } from '~/platform/db/engine/engine';
import type { DatabaseTransaction, Row } from '~/platform/db/schema';
import type { QuotationStatus } from '../../quotation';

type Whose = Pick<Row<'quotations'>, 'followupId' | 'personId'>;
type Lead = NonNullable<Awaited<ReturnType<typeof leadOf>>>;

/** What is offered no longer, and was not agreed to. */
const OVER: readonly QuotationStatus[] = ['Superseded', 'Void', 'Declined', 'Expired'];

/** The lead that a quotation answers; where that is deleted, or none was named, the latest that is open of whom it is for. */
export async function leadOf(trx: DatabaseTransaction, { followupId, personId }: Whose) {
  const named = trx.selectFrom('followups').where('_id', '=', followupId).where('deletedAt', 'is', null);
  const theirs = openLeads(trx).where('personId', '=', personId).orderBy('_id', 'desc').limit(1);
  for (const found of [...(followupId ? [named] : []), ...(personId ? [theirs] : [])]) {
    const lead = await found
      .select(['_id', 'ownerId', 'stage', 'completedAt', 'nextDate', 'nextTime', 'nextKind', 'valuePaise'])
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

/** What an open lead is worth once this is offered; nothing, where somebody has said so themselves: what they said is no sum of an earlier offer that is over. */
export async function worthOffered(
  trx: DatabaseTransaction,
  lead: Pick<Lead, '_id' | 'valuePaise'>,
  { rootId, totalPaise }: Pick<Row<'quotations'>, 'rootId' | 'totalPaise'>,
) {
  const offered = { valuePaise: Math.min(totalPaise, LARGEST_PAISE) };
  if (lead.valuePaise === null) return offered;
  const earlier = await trx
    .selectFrom('quotations')
    .select('_id')
    .where((eb) => eb.or([eb('rootId', '=', rootId), eb('followupId', '=', lead._id)]))
    .where('status', 'in', OVER)
    .where('totalPaise', '=', lead.valuePaise)
    .limit(1)
    .executeTakeFirst();
  return earlier ? offered : {};
}
