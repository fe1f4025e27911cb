import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { searchText } from '~/model/fields';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, ApiModule, Services } from '~/platform/http/services';
import { pageNumber } from '~/records/list';
import { addressOf } from '../address';
import { addRedirectCall, missedAddressesCall, redirectsCall, removeRedirectCall } from '../redirects-call';
import { addRedirect, MOST_REDIRECTS } from './redirect-rows';

const PAGE = 10;
const tag = 'Redirects';
const access = { access: 'content:publish' } as const;

/** Where old addresses lead, and which ones lead nowhere though visitors ask for them. */
export const redirectsApi: ApiModule = (api, services) => {
  list(api, services);
  change(api, services);
  listMissed(api, services);
};

function list(api: Api, { db }: Services) {
  const querystring = z.object({
    page: pageNumber().optional(),
    q: searchText().optional().describe('A part of either address.'),
  });
  routesOf(api, tag)({ ...redirectsCall, querystring }, access, async ({ query: { page, q } }) => {
    const found = q
      ? db
          .selectFrom('redirects')
          .where(
            sql<SqlBool>`(lower("from") like ${patternOf(q)} escape '\\' or lower("to") like ${patternOf(q)} escape '\\')`,
          )
      : db.selectFrom('redirects');
    const rows = found.selectAll().orderBy('from');
    if (page === undefined) return rows.limit(MOST_REDIRECTS).execute();
    const counted = await found
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const items = await rows.limit(PAGE).offset(offsetOf(page)).execute();
    return onPage(items, Number(counted.total), page);
  });
}

const patternOf = (q: string) => `%${q.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

/** No table is that long: what lies beyond is empty without being looked for. */
const offsetOf = (page: number) => Math.min(page - 1, MOST_REDIRECTS) * PAGE;

const onPage = <Row>(items: Row[], total: number, page: number) => ({
  items,
  total,
  page,
  pages: Math.max(1, Math.ceil(total / PAGE)),
});

function change(api: Api, { db }: Services) {
  const route = routesOf(api, tag);
  route(addRedirectCall, access, async ({ body }) => {
    if (await isLive(api, body.from)) {
      const words = 'There is a page at this address: it would not be found any more.';
      throw new AppError(409, 'conflict', words, { from: words });
    }
    const redirect = await db.transaction().execute((trx) => addRedirect(trx, body));
    return { message: 'Redirect added', redirect };
  });
  route(removeRedirectCall, access, async ({ params: { id } }) => {
    const gone = await db.deleteFrom('redirects').where('_id', '=', id).returning('_id').executeTakeFirst();
    if (!gone) throw missing('There is no such redirect.');
    return { message: 'Redirect deleted' };
  });
}

/**
 * Whether a page stands there, by asking for it as a visitor would: no list of pages could be out of date. A page may answer
 * to any words after its question mark; those with which it calls itself are its address.
 */
async function isLive(api: Api, address: string) {
  const { statusCode, body } = await api.inject({ url: address });
  if (statusCode !== 200 || !address.includes('?')) return statusCode === 200;
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(body) ?? [];
  const url = canonical === undefined ? null : URL.parse(canonical.replaceAll('&amp;', '&'));
  return url !== null && addressOf(url.pathname + url.search) === address;
}

function listMissed(api: Api, { db }: Services) {
  const querystring = z.object({ page: pageNumber().default(1) });
  routesOf(api, tag)({ ...missedAddressesCall, querystring }, access, async ({ query: { page } }) => {
    // Counted by a process that had not heard of the redirect yet.
    const found = db
      .selectFrom('missedAddresses')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('redirects').select('_id').whereRef('from', '=', 'missedAddresses.path'))),
      );
    const counted = await found
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const items = await found
      .selectAll()
      .select('path as _id')
      .orderBy('count', 'desc')
      .orderBy('lastAt', 'desc')
      .orderBy('path')
      .limit(PAGE)
      .offset(offsetOf(page))
      .execute();
    return onPage(items, Number(counted.total), page);
  });
}
