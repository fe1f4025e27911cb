import { dayOf, now } from '~/lib/time';
import { isAwayOn, noticeChoices, usualChoices } from '~/model/notice-choices';
import { among } from '~/platform/db/engine/among';
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
export async function awayOn(db: Database, userIds: readonly string[], date = dayOf(now())) {
  const choices = await choicesOf(db, userIds);
  return new Set(userIds.filter((id) => isAwayOn(choices(id), date)));
}
