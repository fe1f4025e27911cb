import { sql } from 'kysely';
import { among } from '~/platform/db/engine/among';
import type { Database } from '~/platform/db/schema';
import type { Notification } from '../notifications-call';
import { MOST_READS, MOST_UNREAD, SHOWN } from './limits';
import { later, type Reader } from './readers';

const COLUMNS = ['_id', 'resource', 'recordId', 'text', 'createdAt'] as const;
const ADDRESSED = ['userId', 'area', 'exceptUserId'] as const;

/** What is told to many stands in the index under nobody, in the order in which it was told. */
const shared = (db: Database) =>
  db.selectFrom('notifications').where('notifications.userId', 'is', null).where('isAside', '=', false);

/** Of that what is theirs, the same as `isFor` says, and later than that. SQLite seeks by the first of two bounds alone. */
export const sharedWith = (db: Database, { userId, areas, since }: Reader, id = '') =>
  shared(db)
    .where('area', 'in', [...areas])
    .where('notifications._id', '>', later(since, id))
    .where((eb) => eb.or([eb('exceptUserId', 'is', null), eb('exceptUserId', '<>', userId)]));

export const ownOf = (db: Database, { userId }: Reader) =>
  db.selectFrom('notifications').where('notifications.userId', '=', userId).where('isAside', '=', false);

export async function newest(db: Database, reader: Reader): Promise<Notification[]> {
  const sources = [ownOf(db, reader), ...(reader.areas.size > 0 ? [sharedWith(db, reader)] : [])];
  const found = [];
  for (const source of sources)
    found.push(
      ...(await source
        .leftJoin('notificationReads', (join) =>
          join
            .onRef('notificationReads.notificationId', '=', 'notifications._id')
            .on('notificationReads.userId', '=', reader.userId),
        )
        .select([...COLUMNS, 'readAt'])
        .orderBy('notifications._id', 'desc')
        .limit(SHOWN)
        .execute()),
    );
  return newestFirst(found)
    .slice(0, SHOWN)
    .map((one) => (one._id > reader.readUpTo ? one : { ...one, readAt: reader.markedAt }));
}

const newestFirst = <One extends { _id: string }>(some: readonly One[]) =>
  some.toSorted((one, other) => (one._id < other._id ? 1 : -1));

/** How much is unread to each. What is told to many is asked for once, however many they are. */
export async function countUnread(db: Database, readers: readonly Reader[]): Promise<Map<string, number>> {
  const listening = readers.filter(({ areas }) => areas.size > 0);
  const notices =
    listening.length > 0 ? await sharedAfter(db, listening.map(unreadFrom).sort()[0] ?? '') : [];
  const byCause = Map.groupBy(notices, ({ exceptUserId }) => exceptUserId);
  const byAreas = new Map<string, string[]>();
  const idsFor = ({ areas }: Reader) => {
    const key = [...areas].join();
    const ids = byAreas.get(key) ?? notices.filter(({ area }) => areas.has(area ?? '')).map(({ _id }) => _id);
    byAreas.set(key, ids);
    return ids;
  };
  const countFor = (reader: Reader) => {
    const from = unreadFrom(reader);
    const caused = byCause.get(reader.userId) ?? [];
    const theirs = caused.filter(({ _id, area }) => _id > from && reader.areas.has(area ?? ''));
    return countAfter(idsFor(reader), from) - theirs.length;
  };
  return new Map(
    readers.map((reader) => {
      const unread = countFor(reader) + reader.own - reader.reads;
      return [reader.userId, Math.min(Math.max(unread, 0), MOST_UNREAD)];
    }),
  );
}

const unreadFrom = ({ since, readUpTo }: Reader) => later(since, readUpTo);

/** Newest first, and no more than can be unread to anybody, or read one by one. */
const sharedAfter = (db: Database, id: string) =>
  shared(db)
    .select(['_id', 'area', 'exceptUserId'])
    .where('_id', '>', id)
    .orderBy('_id', 'desc')
    .limit(MOST_UNREAD + MOST_READS)
    .execute();

/** How many of these, newest first, are later. */
function countAfter(ids: readonly string[], id: string) {
  let [from, to] = [0, ids.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ids[middle] ?? '') > id) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** What came since, oldest first: told to many, and to each of these people no more than the bell shows. */
export async function arrivedSince(db: Database, userIds: readonly string[], since: string) {
  const notices = await shared(db)
    .select([...COLUMNS, ...ADDRESSED])
    .where('_id', '>', since)
    .orderBy('_id', 'desc')
    .limit(2 * SHOWN)
    .execute();
  const own = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('notifications')
        .select([...COLUMNS, ...ADDRESSED])
        .select(sql<number>`row_number() over (partition by "userId" order by "_id" desc)`.as('place'))
        .where(among(db, 'userId', userIds))
        .where('_id', '>', since)
        .where('isAside', '=', false)
        .as('recent'),
    )
    .select([...COLUMNS, ...ADDRESSED])
    .where('place', '<=', SHOWN)
    .execute();
  return newestFirst([...notices, ...own]).reverse();
}
