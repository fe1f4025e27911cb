import type { z } from 'zod';
import { reach } from '~/model/permissions';
import { keepsSpam, type Resource, titleField } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import type { Database, Row } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { withAccounts } from '~/records/accounts-of';
import { activityCall } from '../insights-call';

type Entry = Omit<z.output<typeof activityCall.answer>['items'][number], 'account'>;

const SHOWN = 12;
const BATCH = 40;
/** Where a colleague has just emptied half a list, what others may see of it is not worth a search without end. */
const BATCHES = 5;

/** Who did what of late, to the records that the caller may read in full. */
export const activityApi: ApiModule = (api, { db, resources }) => {
  routesOf(api, 'Dashboard')(activityCall, { access: 'insights:read' }, async (request) => {
    const { role } = signedIn(request).user;
    const seen = resources.filter(({ area }) => reach(role, `${area}:read`) === 'all');
    const inTrash = new Set(
      seen.filter(({ area }) => reach(role, `${area}:delete`) === 'all').map(({ name }) => name),
    );
    const items: Entry[] = [];
    let before: string | undefined;
    for (let batch = 0; batch < BATCHES && items.length < SHOWN; batch++) {
      const entries = await olderThan(db, before);
      const titled = await withTitles(db, seen, entries);
      // What lies in the trash, or is gone, is for those who could have put it there.
      items.push(...titled.filter(({ isThere, resource }) => isThere || inTrash.has(resource)));
      if (entries.length < BATCH) break;
      before = entries.at(-1)?._id;
    }
    return { items: await withAccounts(db, items.slice(0, SHOWN)) };
  });
};

type HistoryEntry = Omit<Row<'history'>, 'changes'>;

/** In the order of the primary key, which grows with time. Of which kind is asked later: by kind it would read them all. */
const olderThan = (db: Database, before: string | undefined): Promise<HistoryEntry[]> =>
  db
    .selectFrom('history')
    .select(['_id', 'at', 'userId', 'userName', 'action', 'resource', 'recordId'])
    .$if(before !== undefined, (older) => older.where('_id', '<', before ?? ''))
    .orderBy('_id', 'desc')
    .limit(BATCH)
    .execute();

/** One query for each kind of record among them. Other kinds are left out, and spam, which is no news. */
async function withTitles(database: Database, resources: readonly Resource[], entries: HistoryEntry[]) {
  const db = recordTables(database);
  const records = new Map<string, { title: string; isThere: boolean; isSpam: boolean }>();
  for (const { name, table, search, row } of resources) {
    const ids = entries.filter(({ resource }) => resource === name).map(({ recordId }) => recordId);
    if (ids.length === 0) continue;
    const title = titleField({ search });
    const found = await db
      .selectFrom(table)
      .select(['_id', 'deletedAt', title])
      .$if(keepsSpam({ row }), (rows) => rows.select('isSpam'))
      .where('_id', 'in', [...new Set(ids)])
      .execute();
    for (const { _id, deletedAt, isSpam, ...rest } of found) {
      records.set(`${name} ${_id}`, {
        title: String(rest[title] ?? _id),
        isThere: deletedAt === null,
        isSpam: isSpam === true,
      });
    }
  }
  return entries.flatMap((entry): Entry[] => {
    const record = records.get(`${entry.resource} ${entry.recordId}`);
    if (record?.isSpam || !resources.some(({ name }) => name === entry.resource)) return [];
    return [{ ...entry, title: record?.title ?? '', isThere: record?.isThere ?? false }];
  });
}
