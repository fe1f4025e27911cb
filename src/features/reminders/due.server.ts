import { setImmediate as turn } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import { openLeads } from '~/features/followup/open-leads.server';
import { DAY, dayOf, fromNow, now, timeOf } from '~/lib/time';
import { isAwayOn, isQuietAt, noticeChoices } from '~/model/notices/notice-choices';
import { among } from '~/platform/db/engine/among';
import type { Database } from '~/platform/db/schema';
import { choicesOf } from '~/platform/notify/choices';
import { notifyOne } from '~/platform/notify/notify';
import { onceOnly } from './once-only.server';
import { stepWords } from './step-words';

/** A minute has no more; what is left is rung in the next. */
const MOST_AT_ONCE = 200;

/** Rings when a step is due: at its hour, or where it has none when work begins. Answers how often. */
export async function ringForDue(db: Database, workBegins: string) {
  const [today, time] = [dayOf(now()), timeOf(now())];
  const due = await openLeads(db)
    .select(['_id', 'name', 'ownerId', 'nextKind', 'nextTime'])
    .where('nextDate', '=', `${today}T00:00:00.000Z`)
    .where('ownerId', 'is not', null)
    // When the quiet is over it rings, as long as it is still today. Until then it takes nobody else's place.
    .where(sql<SqlBool>`not ${among(db, 'ownerId', await inQuiet(db))}`)
    .where(sql<string>`coalesce("nextTime", ${workBegins})`, '<=', time)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reminders')
            .select('name')
            .where(
              'name',
              '=',
              sql<string>`'due ' || "followups"."_id" || ${` ${today} `} || coalesce("nextTime", '')`,
            ),
        ),
      ),
    )
    .orderBy('_id')
    .limit(MOST_AT_ONCE)
    .execute();
  const choices = await choicesOf(db, [...new Set(due.flatMap(({ ownerId }) => ownerId ?? []))]);
  let rung = 0;
  for (const { _id, name, ownerId, nextKind, nextTime } of due) {
    const chosen = choices(ownerId ?? '');
    if (!ownerId) continue;
    // On SQLite nobody is heard between one commit and the next unless they are let in.
    await turn();
    await db.transaction().execute(async (trx) => {
      const isFirst = await onceOnly(trx, `due ${_id} ${today} ${nextTime ?? ''}`, fromNow(2 * DAY));
      if (!isFirst || !chosen.due || isAwayOn(chosen, today)) return;
      const text = `${stepWords(nextKind, name)}${nextTime ? ` at ${nextTime}` : ' today'}`;
      await notifyOne(trx, ownerId, { kind: 'due', resource: 'followup', recordId: _id, text });
      rung++;
    });
  }
  return rung;
}

async function inQuiet(db: Database) {
  const chosen = await db.selectFrom('noticeChoices').select(['userId', 'value']).execute();
  return chosen.flatMap(({ userId, value }) => (isQuietAt(noticeChoices.parse(value)) ? [userId] : []));
}
