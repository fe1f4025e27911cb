import type { FastifyRequest } from 'fastify';
import { now } from '~/lib/time';
import { signedIn } from '~/platform/auth/access/access';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import { myQuotationsCall, openMyQuotationCall } from '../../public-calls';
import { quotation } from '../../quotation';
import { statusNow } from '../standing';
import { newLink } from './links';

const MOST_SHOWN = 20;
/** Windows that may stay open. */
const MOST_OPENED = 5;

/** What a client sees of theirs in their account: what was sent, never a draft. */
export const myQuotationsApi: ApiModule = (api, { db, config }) => {
  const route = routesOf(api, 'My requests');

  route(myQuotationsCall, { access: 'account:read' }, async (request) => {
    const email = addressOf(request);
    if (!email) return { items: [] };
    const rows = await sentTo(db, email).orderBy('sentAt', 'desc').limit(MOST_SHOWN).execute();
    return {
      items: rows.map((row) => {
        const { sentAt, lines, ...read } = quotation.row.parse(row);
        return { ...read, sentAt: sentAt ?? read.date, status: statusNow(row), about: aboutOf(lines) };
      }),
    };
  });

  const guarded = {
    access: 'account:edit',
    confirm: 'never',
    rateLimit: callsAnHour(60, 'quotations of their own'),
  } as const;
  route(openMyQuotationCall, guarded, async (request) => {
    const email = addressOf(request);
    const { id } = request.params;
    const mine = email && (await sentTo(db, email).where('_id', '=', id).executeTakeFirst());
    if (!mine) throw missing('There is no such quotation.');
    const token = await db.transaction().execute(async (trx) => {
      await endEarlier(trx, id);
      return newLink(trx, id, now());
    });
    return { message: 'Link made', url: new URL(`/quotation/${token}`, config.publicUrl).href };
  });
};

/** An address that nobody has confirmed is nobody's: anybody can register with one. */
const addressOf = (request: FastifyRequest) => {
  const { user } = signedIn(request);
  return user.emailVerified ? user.email : undefined;
};

const sentTo = (db: Database, email: string) =>
  db
    .selectFrom('quotations')
    .selectAll()
    .where('email', '=', email)
    .where('status', '<>', 'Draft')
    .where('sentAt', 'is not', null)
    .where('deletedAt', 'is', null);

/** Room for one more of those that were opened from an account. */
async function endEarlier(trx: DatabaseTransaction, quotationId: string) {
  const opened = await trx
    .selectFrom('quotationLinks')
    .select('tokenHash')
    .where('quotationId', '=', quotationId)
    .where('openedAt', 'is not', null)
    .orderBy('openedAt', 'desc')
    .execute();
  const over = opened.slice(MOST_OPENED - 1).map(({ tokenHash }) => tokenHash);
  if (over.length > 0) await trx.deleteFrom('quotationLinks').where('tokenHash', 'in', over).execute();
}

function aboutOf([first, ...others]: readonly { description: string }[]) {
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  return `${first?.description ?? ''}${more}`;
}
