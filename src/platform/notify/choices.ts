import { isAwayOn, noticeChoices, usualChoices } from '~/model/notices/notice-choices';
import { among } from '~/platform/db/engine/among';
import { onceIn } from '~/platform/db/once-in';
import type { Database } from '~/platform/db/schema';

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

/** What one of them has chosen. */
export const choiceIn = onceIn(async (trx, userId) => (await choicesOf(trx, [userId]))(userId));
