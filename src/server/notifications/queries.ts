import { now } from '~/lib/time';
import type { Database } from '~/server/db/schema';

const SHOWN = 50;

const mine = (db: Database, userId: string) => db.selectFrom('notifications').where('userId', '=', userId);

export const newest = (db: Database, userId: string, since = '') =>
  mine(db, userId)
    .select(['_id', 'resource', 'recordId', 'text', 'createdAt', 'readAt'])
    .where('_id', '>', since)
    .orderBy('_id', 'desc')
    .limit(SHOWN)
    .execute();

export async function countUnread(db: Database, userId: string) {
  const { unread } = await mine(db, userId)
    .where('readAt', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

export const markRead = (db: Database, userId: string) =>
  db
    .updateTable('notifications')
    .set({ readAt: now() })
    .where('userId', '=', userId)
    .where('readAt', 'is', null);
