import { followup } from '~/features/followup/followup';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { quotation } from '../../quotation';
import { noteOnTimeline } from '../follow/follow';
import { leadOf, worthOf } from '../follow/leads';
import { lockQuotation, requireOpen, type StoredQuotation } from '../standing';

type Registered = Pick<Services, 'db' | 'features'>;

export async function takeBack(
  trx: DatabaseTransaction,
  services: Registered,
  { id, reason }: { id: string; reason: string },
  author: Author,
) {
  const found = await lockQuotation(trx, id);
  if (found.status === 'Draft' || found.status === 'Void') requireOpen(found);
  await noteOnTimeline(trx, found, { text: `Quotation ${found.number} taken back: ${reason}`, author });
  const changes = { status: 'Void', reason, decidedAt: now() };
  const stored = await changesOf(services, quotation).updateIn(trx, id, changes, author);
  if (found.status === 'Accepted') await unwin(trx, services, found, author);
  return stored;
}

/** What is won no longer is no turnover: the lead is worth what else was accepted for it, or is open again. */
async function unwin(trx: DatabaseTransaction, services: Registered, found: StoredQuotation, author: Author) {
  const lead = await leadOf(trx, found);
  if (lead?.stage !== 'Won') return;
  const valuePaise = await worthOf(trx, lead._id);
  const change = valuePaise > 0 ? { valuePaise } : { stage: 'Negotiation' };
  await changesOf(services, followup).updateIn(trx, lead._id, change, author);
}
