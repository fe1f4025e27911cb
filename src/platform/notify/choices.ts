import { isAwayOn, type NoticeChoices, noticeChoices, usualChoices } from '~/model/notices/notice-choices';
import { among } from '~/platform/db/engine/among';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';

/** Of those who have chosen; for everybody else `usualChoices` hold. */
export async function choicesOf(db: Database, userIds: readonly string[]) {
  const rows = await db
    .selectFrom('noticeChoices')
    .select(['userId', 'value'])
    .where(among(db, 'userId', userIds))
    .execute();
  const chosen = new Map(rows.map(({ userId, value }) => [userId, noticeChoices.parse(value)]));
  return (userId: string) => chosen.get(userId) ?? usualChoices;
}

/** Who is not there on that day. */
export async function awayOn(db: Database, userIds: readonly string[], date: string) {
  const choices = await choicesOf(db, userIds);
  return new Set(userIds.filter((id) => isAwayOn(choices(id), date)));
}

const known = new WeakMap<DatabaseTransaction, Map<string, Promise<NoticeChoices>>>();

/** What one of them has chosen: the same for all who share a transaction. */
export function choiceIn(trx: DatabaseTransaction, userId: string): Promise<NoticeChoices> {
  const here = known.get(trx) ?? new Map<string, Promise<NoticeChoices>>();
  known.set(trx, here);
  const chosen = here.get(userId) ?? choicesOf(trx, [userId]).then((choices) => choices(userId));
  here.set(userId, chosen);
  return chosen;
}
