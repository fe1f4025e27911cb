import { createHash } from 'node:crypto';
import { followup } from '~/features/followup/followup';
import { inFigures } from '~/lib/figures';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { quotation } from '../quotation';
import { noteOnTimeline, tellStaff } from './follow';
import { lockQuotation, requireOpen, type StoredQuotation } from './standing';

type Registered = Pick<Services, 'db' | 'features'>;

/** What was agreed to, and by whom: none of it changes any more. */
interface Agreement {
  name: string;
  /** Where it came from, when somebody agreed in a browser. */
  network?: string;
  text?: string;
  signature?: string | undefined;
  /** What staff say of an order that came otherwise. */
  reason?: string;
}

/** It is accepted, and the lead is won with its value: both, or neither. */
export async function accept(
  trx: DatabaseTransaction,
  services: Registered,
  id: string,
  agreement: Agreement,
  author: Author,
) {
  const found = await lockQuotation(trx, id);
  requireOpen(found);
  const at = now();
  const acceptance = JSON.stringify({ ...agreement, at, sha256: hashOf(found) });
  const changes = { status: 'Accepted', decidedAt: at, acceptance, reason: agreement.reason ?? null };
  const stored = await changesOf(services, quotation).updateIn(trx, id, changes, author);
  const said = `Quotation ${found.number} accepted by ${agreement.name}`;
  await noteOnTimeline(trx, found, { text: said, direction: 'in', author });
  await tellStaff(trx, found, `${said}: ₹${inFigures(found.totalPaise / 100)}`, author);
  if (found.followupId)
    await changesOf(services, followup).updateIn(
      trx,
      found.followupId,
      { stage: 'Won', valuePaise: found.totalPaise },
      author,
    );
  return stored;
}

export async function decline(
  trx: DatabaseTransaction,
  services: Registered,
  { id, reason, name }: { id: string; reason: string; name: string },
  author: Author,
) {
  const found = await lockQuotation(trx, id);
  requireOpen(found);
  const changes = { status: 'Declined', decidedAt: now(), reason };
  const stored = await changesOf(services, quotation).updateIn(trx, id, changes, author);
  const said = `Quotation ${found.number} declined by ${name}`;
  await noteOnTimeline(trx, found, { text: `${said}: ${reason}`, direction: 'in', author });
  await tellStaff(trx, found, said, author);
  return stored;
}

/** Of what the customer has read: its number, its lines, its sums and its terms. */
function hashOf({ number, customer, lines, totals, validUntil, terms, seller }: StoredQuotation) {
  const read = [number, customer, lines, totals, validUntil, terms, seller];
  return createHash('sha256').update(JSON.stringify(read)).digest('hex');
}
