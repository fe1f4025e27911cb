import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { queueMail } from '~/platform/mail/outbox';
import type { changesOf } from '~/records/record-changes';
import { type Business, missingIn } from '../business';
import type { QuotationStatus } from '../quotation';
import { quotationMail } from './customer-mails';
import { today } from './drafts';
import { noteOnTimeline } from './follow';
import { newLink } from './links';
import { takeNumber } from './numbers';
import { lockQuotation, requireDraft, requireOpen, type StoredQuotation } from './standing';

type Changes = ReturnType<typeof changesOf>;

const ENDED_BY_REVISION: readonly string[] = [
  'Sent',
  'Viewed',
  'Expired',
  'Declined',
] satisfies QuotationStatus[];

/** A draft gets its number and a link; the one that it revises ends. Answers what opens the link. */
export async function send(
  trx: DatabaseTransaction,
  changes: Changes,
  { id, ours }: { id: string; ours: Business },
  author: Author,
) {
  const lacking = missingIn(ours);
  if (lacking.length > 0)
    throw new AppError(
      409,
      'conflict',
      `Settle who we are first: ${lacking.join(', ')} is missing in the business settings.`,
    );
  const draft = await lockQuotation(trx, id);
  requireDraft(draft);
  if (draft.validUntil < today())
    throw new AppError(409, 'conflict', 'Its last valid day is over: choose another one.');
  const number = await numberOf(trx, draft);
  await supersede(trx, changes, draft, author);
  const sent = { number, status: 'Sent', sentAt: now(), seller: JSON.stringify(ours) };
  const stored = await changes.updateIn(trx, id, sent, author);
  const token = await newLink(trx, id);
  await queueMail(trx, quotationMail, draft.email, { _id: id, email: draft.email });
  return { stored, token };
}

/** Of one that revises another its number, with how often it was revised. */
async function numberOf(trx: DatabaseTransaction, { rootId, _id, revision }: StoredQuotation) {
  if (rootId === _id) return takeNumber(trx, 'QT');
  const { number } = await trx
    .selectFrom('quotations')
    .select('number')
    .where('_id', '=', rootId)
    .executeTakeFirstOrThrow();
  return `${number}-R${revision}`;
}

/** Each is locked before it is judged: whoever accepts one at the same moment comes first, or is refused. */
async function supersede(
  trx: DatabaseTransaction,
  changes: Changes,
  { rootId, revision }: StoredQuotation,
  author: Author,
) {
  const earlier = await trx
    .selectFrom('quotations')
    .select('_id')
    .where('rootId', '=', rootId)
    .where('revision', '<', revision)
    .where('deletedAt', 'is', null)
    .orderBy('revision')
    .execute();
  for (const { _id } of earlier) {
    const { status, number } = await lockQuotation(trx, _id);
    if (status === 'Accepted')
      throw new AppError(409, 'conflict', `${number} is accepted already: write a new quotation.`);
    if (ENDED_BY_REVISION.includes(status))
      await changes.updateIn(trx, _id, { status: 'Superseded' }, author);
  }
}

/** A new draft that says the same; what was sent stays valid until this one is. */
export async function revise(trx: DatabaseTransaction, changes: Changes, id: string, author: Author) {
  const before = await lockQuotation(trx, id);
  if (before.status === 'Draft') throw new AppError(409, 'conflict', 'It is a draft still: change it.');
  if (before.status === 'Accepted') throw new AppError(409, 'conflict', 'It is accepted: write a new one.');
  const { last } = await trx
    .selectFrom('quotations')
    .select((eb) => eb.fn.max('revision').as('last'))
    .where('rootId', '=', before.rootId)
    .executeTakeFirstOrThrow();
  const { customer, lines, totals, ...same } = before;
  return changes.insert(
    trx,
    {
      ...same,
      ...{ _id: newId(), date: now(), version: 1, number: null, revision: Number(last) + 1 },
      ...{ status: 'Draft', seller: null, acceptance: null, reason: null },
      ...{ sentAt: null, viewedAt: null, decidedAt: null, plannedCall: null, orderFile: null },
      ...{ paper: null, paperSha256: null, certificate: null, certificateSha256: null },
      ...{ proforma: null, proformaSha256: null, proformaNumber: null, proformaAt: null },
      customer: JSON.stringify(customer),
      lines: JSON.stringify(lines),
      totals: JSON.stringify(totals),
    },
    author,
  );
}

export async function takeBack(
  trx: DatabaseTransaction,
  changes: Changes,
  { id, reason }: { id: string; reason: string },
  author: Author,
) {
  const found = await lockQuotation(trx, id);
  if (found.status === 'Draft' || found.status === 'Void') requireOpen(found);
  await noteOnTimeline(trx, found, { text: `Quotation ${found.number} taken back: ${reason}`, author });
  return changes.updateIn(trx, id, { status: 'Void', reason, decidedAt: now() }, author);
}
