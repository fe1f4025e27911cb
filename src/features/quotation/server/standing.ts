import { AppError } from '~/lib/errors';
import { engineOf } from '~/platform/db/engine/engine';
import type { DatabaseTransaction, Row } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { sharePeople } from '~/records/people/people-lock';
import { type QuotationStatus, quotation } from '../quotation';
import { today } from './drafts';
import { leadOf } from './follow/leads';

export type StoredQuotation = Row<'quotations'>;

export const OPEN: readonly string[] = ['Sent', 'Viewed'] satisfies QuotationStatus[];

export const isOpen = ({ status, validUntil }: Pick<StoredQuotation, 'status' | 'validUntil'>) =>
  OPEN.includes(status) && validUntil >= today();

/** As people are told why nothing can be done about it any more. */
const ENDED: Readonly<Record<string, string>> = {
  Draft: 'This quotation has not been sent yet.',
  Accepted: 'This quotation is accepted already.',
  Declined: 'This quotation was declined.',
  Expired: 'This quotation has expired. Ask us for a new one.',
  Void: 'This quotation was taken back.',
  Superseded: 'There is a newer version of this quotation.',
};

/** A day that is over ends it, also before the look that marks it. */
export const statusNow = (found: StoredQuotation): QuotationStatus =>
  OPEN.includes(found.status) && !isOpen(found) ? 'Expired' : quotation.row.shape.status.parse(found.status);

export function requireOpen(found: StoredQuotation) {
  if (isOpen(found)) return;
  const ended = ENDED[found.status] ?? ENDED.Expired ?? '';
  throw new AppError(409, 'conflict', ended);
}

/** For what is asked of those alone whose last day is over. */
export function requireOver(found: StoredQuotation) {
  const status = statusNow(found);
  if (status === 'Expired') return;
  const words = ENDED[status] ?? 'This quotation is valid still: you can accept it.';
  throw new AppError(409, 'conflict', words);
}

/** Of those that revise each other one alone is agreed to, however another came to be open beside it. */
export async function requireNoneAccepted(
  trx: DatabaseTransaction,
  { _id, rootId }: Pick<StoredQuotation, '_id' | 'rootId'>,
) {
  const other = await trx
    .selectFrom('quotations')
    .select('number')
    .where('rootId', '=', rootId)
    .where('_id', '<>', _id)
    .where('status', '=', 'Accepted')
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (other) throw new AppError(409, 'conflict', `${other.number} is accepted already.`);
}

export function requireDraft({ status }: Pick<StoredQuotation, 'status'>) {
  if (status !== 'Draft')
    throw new AppError(
      409,
      'conflict',
      'It has been sent: what a customer has read does not change. Revise it.',
    );
}

/**
 * Locked until the transaction is over, after the people, its lead and the first of those that revise each other: whoever changes
 * several of them takes them in this order, as a merge and everything that follows a lead does. First of all in a transaction.
 */
export async function findLocked(trx: DatabaseTransaction, id: string): Promise<StoredQuotation | undefined> {
  const one = (wanted: string) =>
    trx.selectFrom('quotations').where('_id', '=', wanted).where('deletedAt', 'is', null);
  if (engineOf(trx) !== 'postgres') return one(id).selectAll().executeTakeFirst();
  await sharePeople(trx);
  const named = await one(id).select(['followupId', 'personId', 'rootId']).executeTakeFirst();
  if (!named) return undefined;
  await leadOf(trx, named);
  await trx.selectFrom('quotations').select('_id').where('_id', '=', named.rootId).forUpdate().execute();
  return one(id).selectAll().forUpdate().executeTakeFirst();
}

export async function lockQuotation(trx: DatabaseTransaction, id: string): Promise<StoredQuotation> {
  const found = await findLocked(trx, id);
  if (!found) throw missing();
  return found;
}
