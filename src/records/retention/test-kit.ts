import { DAY, now } from '~/lib/time';
import { addMonths } from '~/model/retention';
import { newId } from '~/platform/db/ids';
import type { StartedApp } from '~/testing/start-app';
import { retire } from './retire';

export const monthsAgo = (months: number, days = 0) =>
  new Date(Date.parse(addMonths(now(), -months)) - days * DAY).toISOString();
export const run = (t: StartedApp) => retire(t, () => false);

export const changed = (
  t: StartedApp,
  resource: string,
  recordId: string,
  at: string,
  action: 'updated' | 'opened',
) =>
  t.db
    .insertInto('history')
    .values({ _id: newId(), resource, recordId, at, userId: null, userName: 'Ila', action, changes: '[]' })
    .execute();

export const names = async (
  t: StartedApp,
  table: 'enquiries' | 'contacts' | 'careers' | 'iotQuotes' | 'followups' | 'users',
) => (await t.db.selectFrom(table).select('name').orderBy('name').execute()).map(({ name }) => name);
