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
import { columnsOf, lastDay, today, writtenIn } from './drafts';
import { newLink } from './links/links';
import { numberOrder, takeNumber } from './numbers';
import { lockQuotation, requireDraft, type StoredQuotation } from './standing';

type Changes = ReturnType<typeof changesOf>;

const ENDED_BY_REVISION: readonly string[] = [
  'Sent',
  'Viewed',
  'Expired',
  'Declined',
] satisfies QuotationStatus[];

const REVISED = /-R\d+$/;

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
  // Who we are may have moved to another state since it was written: its taxes are those of whom it names.
  const priced = columnsOf(writtenIn(draft), ours);
  const number = await numberOf(trx, draft);
  await supersede(trx, changes, draft, author);
  const sent = {
    ...priced,
    ...{ number, numberOrder: numberOrder(number), status: 'Sent', sentAt: now() },
    seller: JSON.stringify(ours),
  };
  const stored = await changes.updateIn(trx, id, sent, author);
  const token = await newLink(trx, id);
  await queueMail(trx, quotationMail, draft.email, { _id: id, email: draft.email });
  return { stored, token };
}

/** Of one that revises others their number, with how often it was revised. Where none of them is there any more, a new one. */
async function numberOf(trx: DatabaseTransaction, { rootId, revision }: StoredQuotation) {
  const earlier = await trx
    .selectFrom('quotations')
    .select('number')
    .where('rootId', '=', rootId)
    .where('number', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return earlier?.number ? `${earlier.number.replace(REVISED, '')}-R${revision}` : takeNumber(trx, 'QT');
}

/**
 * Each is locked before it is judged: whoever accepts one at the same moment comes first, or is refused. Of two drafts that were
 * begun the earlier is no revision any more once the later was sent.
 */
async function supersede(
  trx: DatabaseTransaction,
  changes: Changes,
  { _id: sent, rootId, revision }: StoredQuotation,
  author: Author,
) {
  const others = await trx
    .selectFrom('quotations')
    .select(['_id', 'revision'])
    .where('rootId', '=', rootId)
    .where('_id', '<>', sent)
    .where('deletedAt', 'is', null)
    .orderBy('revision')
    .execute();
  for (const other of others) {
    const { status, number } = await lockQuotation(trx, other._id);
    if (status === 'Accepted')
      throw new AppError(409, 'conflict', `${number} is accepted already: write a new quotation.`);
    const isLater = other.revision > revision;
    if (isLater && status !== 'Draft' && status !== 'Void')
      throw new AppError(409, 'conflict', `${number} has been sent since: revise that one.`);
    if (!isLater && ENDED_BY_REVISION.includes(status))
      await changes.updateIn(trx, other._id, { status: 'Superseded' }, author);
  }
}

/** A new draft that says the same; what was sent stays valid until this one is. */
export async function revise(
  trx: DatabaseTransaction,
  changes: Changes,
  { id, ours }: { id: string; ours: Business },
  author: Author,
) {
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
      ...{ _id: newId(), date: now(), version: 1, number: null, numberOrder: null },
      revision: Number(last) + 1,
      ...{ status: 'Draft', seller: null, acceptance: null, reason: null },
      ...{ sentAt: null, viewedAt: null, decidedAt: null, plannedCall: null, orderFile: null },
      ...{ paper: null, paperSha256: null, certificate: null, certificateSha256: null },
      ...{ proforma: null, proformaSha256: null, proformaNumber: null, proformaAt: null },
      // What has expired is offered anew from today on.
      validUntil: before.validUntil < today() ? lastDay(ours) : before.validUntil,
      customer: JSON.stringify(customer),
      lines: JSON.stringify(lines),
      totals: JSON.stringify(totals),
    },
    author,
  );
}
