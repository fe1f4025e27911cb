import type { FastifyRequest } from 'fastify';
import { isStaff } from '~/model/permissions';
import { bindingCookie } from '~/platform/auth/sessions/cookie';
import { roleInBrowser } from '~/platform/auth/sessions/sessions';
import { hashToken } from '~/platform/auth/tokens';
import type { Database } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { AGREED, agreement } from '../../agreement';
import { business, unsettledBusiness } from '../../business';
import { quotation } from '../../quotation';
import { type StoredQuotation, statusNow } from '../standing';

export async function byToken(db: Database, token: string): Promise<StoredQuotation> {
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

/** The programs of messengers, which show what a link leads to before anybody follows it. */
const PROGRAM =
  /^WhatsApp\/|facebookexternalhit|SkypeUriPreview|GoogleImageProxy|bot\b|crawler|spider|preview/i;

/** Whether somebody reads it for whom it is: neither a program, nor a browser that fetches ahead, nor one of ours. */
export async function isReader(request: FastifyRequest, db: Database) {
  const { method, headers } = request;
  if (method !== 'GET' || headers['sec-purpose'] || headers.purpose) return false;
  if (PROGRAM.test(headers['user-agent'] ?? '')) return false;
  const binding = bindingCookie.read(request);
  return !binding || !isStaff(await roleInBrowser(db, binding));
}

/** A day that is over is said at once, also before the look that marks it. */
export function asRead(found: StoredQuotation) {
  return {
    ...quotation.row.parse(found),
    status: statusNow(found),
    seller: business.safeParse(found.seller).data ?? unsettledBusiness,
    agrees: AGREED,
    accepted: agreement.safeParse(found.acceptance).data ?? null,
  };
}
