import { now } from '~/lib/time';
import { visitor } from '~/platform/auth/author';
import { hashToken } from '~/platform/auth/tokens';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import { changesOf } from '~/records/record-changes';
import { business, unsettledBusiness } from '../business';
import * as calls from '../public-calls';
import { quotation } from '../quotation';
import { accept, decline } from './decide';
import { noteOnTimeline, tellStaff } from './follow';
import { isOpen, lockQuotation, type StoredQuotation } from './standing';

/** What somebody agrees to, in full: it is stored with their name. */
export const AGREED =
  'I accept this quotation with its prices and terms on behalf of the customer named in it.';

export const publicQuotationApi: ApiModule = (api, services) => {
  const { db } = services;
  const route = routesOf(api, 'Quotations for customers');
  const open = { access: 'public', rateLimit: callsAnHour(60, 'quotations') } as const;

  route(calls.readQuotationCall, open, async (request) => {
    const found = await byToken(db, request.params.token);
    const seen = found.status === 'Sent' && isOpen(found) && request.method === 'GET';
    const shown = seen ? await db.transaction().execute((trx) => markViewed(trx, found._id)) : found;
    return asRead(shown);
  });

  async function markViewed(trx: DatabaseTransaction, id: string) {
    const found = await lockQuotation(trx, id);
    if (found.status !== 'Sent') return found;
    const viewed = { status: 'Viewed', viewedAt: now() };
    await changesOf(services, quotation).updateIn(trx, id, viewed, visitor);
    await noteOnTimeline(trx, found, { text: `Quotation ${found.number} viewed`, author: visitor });
    await tellStaff(trx, found, `${found.name} has opened quotation ${found.number}`, visitor);
    return { ...found, ...viewed };
  }

  route(calls.acceptQuotationCall, open, async (request) => {
    const { _id } = await byToken(db, request.params.token);
    const { name, signature } = request.body;
    const agreement = { name, signature, network: request.ip, text: AGREED };
    await db.transaction().execute((trx) => accept(trx, services, _id, agreement, visitor));
    return { message: 'Thank you. The quotation is accepted.' };
  });

  route(calls.declineQuotationCall, open, async (request) => {
    const { _id, name } = await byToken(db, request.params.token);
    const said = { id: _id, name, reason: request.body.reason };
    await db.transaction().execute((trx) => decline(trx, services, said, visitor));
    return { message: 'Thank you for telling us.' };
  });

  route(calls.askAboutQuotationCall, open, async (request) => {
    const { _id } = await byToken(db, request.params.token);
    await db.transaction().execute(async (trx) => {
      const found = await lockQuotation(trx, _id);
      await noteOnTimeline(trx, found, { text: request.body.question, direction: 'in', author: visitor });
      await tellStaff(trx, found, `A question about quotation ${found.number}`, visitor);
    });
    return { message: 'Thank you. We will answer soon.' };
  });
};

async function byToken(db: Database, token: string): Promise<StoredQuotation> {
  const found = await db
    .selectFrom('quotations')
    .innerJoin('quotationLinks', 'quotationLinks.quotationId', 'quotations._id')
    .selectAll('quotations')
    .where('tokenHash', '=', hashToken(token))
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!found) throw missing('There is no such quotation.');
  return found;
}

/** A day that is over is said at once, also before the look that marks it. */
function asRead(found: StoredQuotation) {
  const over = ['Sent', 'Viewed'].includes(found.status) && !isOpen(found);
  const { bank: _bank, ...seller } = business.safeParse(found.seller).data ?? unsettledBusiness;
  return { ...quotation.row.parse(found), ...(over ? { status: 'Expired' as const } : {}), seller };
}
