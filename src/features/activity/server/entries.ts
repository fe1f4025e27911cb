import type { z } from 'zod';
import { DAY } from '~/lib/time';
import { type Role, reach } from '~/model/permissions';
import type { Resource } from '~/model/resource';
import { idOf } from '~/platform/db/ids';
import type { Database, Row } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import type { activityExport, Entry } from '../activity-call';
import { type Kind, kindsFor } from '../kinds';

export type Filters = z.output<typeof activityExport>;
type TitledEntry = Omit<Entry, 'account'>;
type HistoryEntry = Omit<Row<'history'>, 'changes'>;

/** Where a colleague has just emptied half a list, what others may see of it is not worth a search without end. */
const BATCHES = 5;

/** What somebody with that role may be told of: the records that they may read in full. */
export function visibleTo(role: Role, resources: readonly Resource[]) {
  const seen = kindsFor(role, resources);
  // What lies in the trash, or is gone, is for those who could have put it there.
  const inTrash = seen.filter(({ deletedBy }) => reach(role, deletedBy) === 'all');
  return { seen, inTrash: new Set(inTrash.map(({ name }) => name)) };
}

interface Page {
  before?: string | undefined;
  limit: number;
}

/** So many entries at most, and where the next begin. */
export async function readEntries(
  db: Database,
  { seen, inTrash }: ReturnType<typeof visibleTo>,
  filters: Filters,
  { before, limit }: Page,
) {
  const items: TitledEntry[] = [];
  let last = before;
  for (let batch = 0; batch < BATCHES; batch++) {
    const entries = await olderThan(db, seen, filters, { before: last, limit });
    const titled = await withTitles(db, seen, entries);
    items.push(...titled.filter(({ isThere, resource }) => isThere || inTrash.has(resource)));
    if (items.length >= limit) {
      const shown = items.slice(0, limit);
      const isAll = items.length === limit && entries.length < limit;
      return { items: shown, next: isAll ? null : (shown.at(-1)?._id ?? null) };
    }
    if (entries.length < limit) return { items, next: null };
    last = entries.at(-1)?._id;
  }
  return { items, next: last ?? null };
}

/** In the order of the primary key, which grows with time. */
const olderThan = (
  db: Database,
  seen: readonly Kind[],
  filters: Filters,
  { before, limit }: Page,
): Promise<HistoryEntry[]> => {
  const { 'is.userId': userId, 'is.resource': resource, 'is.action': action } = filters;
  const { 'from.at': from, 'to.at': to } = filters;
  const names = seen.map(({ name }) => name).filter((name) => resource === undefined || name === resource);
  if (names.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('history')
    .select(['_id', 'at', 'userId', 'userName', 'action', 'resource', 'recordId'])
    .where('resource', 'in', names)
    .$if(userId !== undefined, (some) => some.where('userId', '=', userId ?? ''))
    .$if(action !== undefined, (some) => some.where('action', '=', action ?? 'created'))
    .$if(from !== undefined, (some) => some.where('_id', '>=', firstIdOf(from ?? '')))
    .$if(to !== undefined, (some) => some.where('_id', '<', firstIdOf(to ?? '', DAY)))
    .$if(before !== undefined, (older) => older.where('_id', '<', before ?? ''))
    .orderBy('_id', 'desc')
    .limit(limit)
    .execute();
};

/** What stands before every id of that day on the agency's calendar: an id begins with its moment. */
const firstIdOf = (day: string, later = 0) =>
  idOf(Math.max(0, Date.parse(`${day}T00:00:00+05:30`) + later), 0).slice(0, 13);

/** One query for each kind of record among them. Spam is left out: it is no news. */
async function withTitles(database: Database, kinds: readonly Kind[], entries: HistoryEntry[]) {
  const db = recordTables(database);
  const records = new Map<string, Pick<TitledEntry, 'title' | 'isThere' | 'to'> & { isSpam: boolean }>();
  for (const { name, table, titledBy, addressedBy, keepsSpam, addressOf } of kinds) {
    const ids = entries.filter(({ resource }) => resource === name).map(({ recordId }) => recordId);
    if (ids.length === 0) continue;
    const found = await db
      .selectFrom(table)
      .select(['_id', 'deletedAt', titledBy, ...addressedBy])
      .$if(keepsSpam, (rows) => rows.select('isSpam'))
      .where('_id', 'in', [...new Set(ids)])
      .execute();
    for (const row of found) {
      const isThere = row.deletedAt === null;
      records.set(`${name} ${row._id}`, {
        title: String(row[titledBy] ?? row._id),
        isThere,
        to: isThere ? addressOf(row) : null,
        isSpam: row.isSpam === true,
      });
    }
  }
  return entries.flatMap((entry): TitledEntry[] => {
    const record = records.get(`${entry.resource} ${entry.recordId}`);
    if (record?.isSpam) return [];
    const { title = '', isThere = false, to = null } = record ?? {};
    return [{ ...entry, title, isThere, to }];
  });
}
