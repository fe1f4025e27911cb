import { formatMoment } from '~/lib/time';
import { signedIn } from '~/platform/auth/access/access';
import type { Database } from '~/platform/db/schema';
import { fileRoutesOf, routesOf } from '~/platform/http/routes-of';
import type { Api, ApiModule, Services } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import { withAccounts } from '~/records/accounts-of';
import { dated, sendCsv } from '~/records/export/csv';
import { actionWords } from '../action-words';
import { activityCall, activityExport, authorsCall } from '../activity-call';
import { type Filters, readEntries, visibleTo } from './entries';

const tag = 'Dashboard';
const MOST_AUTHORS = 500;
const ROWS_AT_ONCE = 200;
/** A year of a busy house, and a file that any spreadsheet opens. */
const MOST_ROWS = 50_000;

/** Who did what to the records that the caller may read in full. */
export const activityApi: ApiModule = (api, services) => {
  const { db, resources } = services;
  const route = routesOf(api, tag);
  route(activityCall, { access: 'insights:read' }, async (request) => {
    const { before, limit, ...filters } = request.query;
    const visible = visibleTo(signedIn(request).user.role, resources);
    const { items, next } = await readEntries(db, visible, filters, { before, limit });
    return { items: await withAccounts(db, items), next };
  });
  route(authorsCall, { access: 'insights:read' }, () =>
    db
      .selectFrom('users')
      .select(['_id', 'name', 'email'])
      .where('role', 'in', ['admin', 'employee'])
      .orderBy('name')
      .limit(MOST_AUTHORS)
      .execute(),
  );
  exportActivity(api, services);
};

/** What the filters find, as a spreadsheet. */
function exportActivity(api: Api, { db, resources }: Services) {
  fileRoutesOf(api, tag)(
    {
      method: 'GET',
      path: '/activity/export.csv',
      summary: 'Export as CSV: Activity',
      querystring: activityExport,
    },
    {
      access: 'insights:read',
      confirm: 'others',
      produces: 'text/csv',
      rateLimit: callsAnHour(30, 'list exports'),
    },
    (request, reply) => {
      const visible = visibleTo(signedIn(request).user.role, resources);
      const { caller: user, log } = request;
      log.info({ user, list: 'activity' }, 'exported');
      return sendCsv(reply, dated('activity'), rowsOf(db, visible, request.query));
    },
  );
}

async function* rowsOf(db: Database, visible: ReturnType<typeof visibleTo>, filters: Filters) {
  yield ['When', 'Who', 'Account', 'Did', 'Kind', 'Record', 'Record ID'];
  const titles = new Map(visible.seen.map(({ name, title }) => [name, title]));
  let before: string | undefined;
  for (let count = 0; count < MOST_ROWS; ) {
    const { items, next } = await readEntries(db, visible, filters, { before, limit: ROWS_AT_ONCE });
    for (const { at, userName, account, action, resource, title, recordId } of await withAccounts(db, items))
      yield [
        formatMoment(at),
        userName,
        account?.email ?? '',
        actionWords[action],
        titles.get(resource) ?? resource,
        title,
        recordId,
      ];
    count += items.length;
    if (!next) return;
    before = next;
  }
}
