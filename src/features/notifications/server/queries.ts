import { sql } from 'kysely';
import { now } from '~/lib/time';
import { among } from '~/platform/db/engine/among';
import type { Database } from '~/platform/db/schema';

const SHOWN = 50;
const COLUMNS = ['_id', 'resource', 'recordId', 'text', 'createdAt', 'readAt'] as const;

const mine = (db: Database, userId: string) => db.selectFrom('notifications').where('userId', '=', userId);

export const newest = (db: Database, userId: string) =>
  mine(db, userId).select(COLUMNS).orderBy('_id', 'desc').limit(SHOWN).execute();

export async function countUnread(db: Database, userId: string) {
  const { unread } = await mine(db, userId)
    .where('readAt', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

/** Of many people in one question: what came since, oldest first, of each no more than the bell shows. */
export const newestOf = (db: Database, userIds: readonly string[], since: string) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('notifications')
        .select([...COLUMNS, 'userId'])
        .select(sql<number>`row_number() over (partition by "userId" order by "_id" desc)`.as('place'))
        .where(among(db, 'userId', userIds))
        .where('_id', '>', since)
        .as('recent'),
    )
    .select([...COLUMNS, 'userId'])
    .where('place', '<=', SHOWN)
    .orderBy('_id')
    .execute();

export async function countUnreadOf(db: Database, userIds: readonly string[]) {
  const counts = await db
    .selectFrom('notifications')
    .select('userId')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where(among(db, 'userId', userIds))
    .where('readAt', 'is', null)
    .groupBy('userId')
    .execute();
  return new Map(counts.map(({ userId, unread }) => [userId, unread]));
}

export const markRead = (db: Database, userId: string) =>
  db
    .updateTable('notifications')
    .set({ readAt: now() })
    .where('userId', '=', userId)
    .where('readAt', 'is', null);
