import { createHash } from 'node:crypto';
import { followup } from '~/features/followup/followup';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import { inRupees } from '~/model/money/rupees';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { queueMail } from '~/platform/mail/outbox';
import { changesOf } from '~/records/record-changes';
import { totalsWith } from '../../price';
import { quotation } from '../../quotation';
import { acceptedMail } from '../customer-mails';
import { refusedIfTooLarge } from '../drafts';
import { noteOnTimeline, tellStaff } from '../follow/follow';
import { leadOf, worthOf } from '../follow/leads';
import { isUnplanned, planAnswer } from '../follow/next-step';
import { lockQuotation, requireNoneAccepted, requireOpen, type StoredQuotation } from '../standing';
import { keepByLaw } from '../tax-law';

type Registered = Pick<Services, 'db' | 'features'>;

/** What was agreed to, and by whom: none of it changes any more. */
interface Agreement {
  name: string;
  /** Where it came from, when somebody agreed in a browser. */
  network?: string;
  text?: string;
  signature?: string | undefined;
  /** The places of the optional lines that are taken. */
  options?: readonly number[] | undefined;
  /** What staff say of an order that came otherwise. */
  reason?: string;
  /** The address of the order that came with it. */
  orderFile?: string | null;
}

/** It is accepted, and the lead is won with its value: both, or neither. */
export async function accept(
  trx: DatabaseTransaction,
  services: Registered,
  id: string,
  { orderFile = null, ...agreement }: Agreement,
  author: Author,
) {
  const found = await lockQuotation(trx, id);
  requireOpen(found);
  await requireNoneAccepted(trx, found);
  const at = now();
  const options = [...new Set(agreement.options)].sort((one, other) => one - other);
  const { inWords, roundOffPaise, ...amounts } = takenTotals(found, options);
  const totals = { ...amounts, inWords, roundOffPaise };
  const lead = await leadOf(trx, found);
  const acceptance = JSON.stringify({ ...agreement, options, totals, at, sha256: hashOf(found) });
  // What was sent stays as it was read; what the list adds up is what was accepted.
  const changes = {
    status: 'Accepted',
    decidedAt: at,
    acceptance,
    reason: agreement.reason ?? null,
    ...amounts,
    orderFile,
    ...(lead ? { followupId: lead._id } : {}),
  };
  const stored = await changesOf(services, quotation).updateIn(trx, id, changes, author);
  await keepByLaw(trx, id);
  const said = `Quotation ${found.number} accepted by ${agreement.name}`;
  await noteOnTimeline(trx, found, { text: said, direction: 'in', author });
  await tellStaff(trx, found, `${said}: ${inRupees(totals.totalPaise)}`, author);
  if (agreement.text) await queueMail(trx, acceptedMail, found.email, { _id: id, email: found.email });
  if (lead) {
    const isPlanned = !(await isUnplanned(trx, lead, found));
    const won = {
      stage: 'Won',
      valuePaise: await worthOf(trx, lead._id),
      ...(isPlanned ? {} : { nextDate: null, nextTime: null, nextKind: null }),
    };
    await changesOf(services, followup).updateIn(trx, lead._id, won, author);
  }
  return stored;
}

function takenTotals({ lines }: StoredQuotation, options: readonly number[]) {
  const priced = quotation.row.shape.lines.parse(lines);
  if (!options.every((place) => priced[place]?.optional)) {
    const words = 'There is no such optional line in this quotation.';
    throw new AppError(400, 'invalid_input', words, { options: words });
  }
  return refusedIfTooLarge(() => totalsWith(priced, options));
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
  const words = reason ? `${said}: ${reason}` : said;
  await noteOnTimeline(trx, found, { text: words, direction: 'in', author });
  await tellStaff(trx, found, { text: said, said: reason }, author);
  await planAnswer(trx, services, found, { said: 'declined', author });
  return stored;
}

/** Of what the customer has read: its number, its lines, its sums and its terms. */
function hashOf({ number, customer, lines, totals, validUntil, terms, seller }: StoredQuotation) {
  const read = [number, customer, lines, totals, validUntil, terms, seller];
  return createHash('sha256').update(JSON.stringify(read)).digest('hex');
}
