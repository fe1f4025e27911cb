import { setImmediate as turn } from 'node:timers/promises';
import { dayAfter, dayOf, now, startOfDay, timeOf } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import { panelOf } from './stored';
import { tell } from './tell';

/** On the day before, when people begin to work. */
const FROM = '09:00';
const MOST_AT_ONCE = 200;

/** Of what begins before that everybody is reminded now: tomorrow's from nine on, today's whatever the hour, if nobody could do it yesterday. */
const remindedUntil = () => {
  const [today, time] = [dayOf(now()), timeOf(now())];
  return startOfDay(dayAfter(today, time >= FROM ? 2 : 1));
};

/** The invitation itself comes when a reminder would. */
export const needsNoReminder = (at: string) => at < remindedUntil();

/** Once, whichever process looks and however late. Answers of how many interviews. */
export async function remindOfInterviews(db: Database) {
  const due = await db
    .selectFrom('interviews')
    .select('_id')
    .where('at', '>', now())
    .where('at', '<', remindedUntil())
    .where('remindedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .orderBy('at')
    .limit(MOST_AT_ONCE)
    .execute();
  let reminded = 0;
  for (const { _id } of due) {
    await turn();
    await db.transaction().execute(async (trx) => {
      // Whoever is told the row does it; it may be at another time, or cancelled, by now.
      const interview = await trx
        .updateTable('interviews')
        .set({ remindedAt: now() })
        .where('_id', '=', _id)
        .where('at', '>', now())
        .where('at', '<', remindedUntil())
        .where('remindedAt', 'is', null)
        .where('cancelledAt', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (!interview) return;
      const applicant = await trx
        .selectFrom('careers')
        .select('email')
        .where('_id', '=', interview.careerId)
        .where('deletedAt', 'is', null)
        .executeTakeFirst();
      const panel = await panelOf(trx, _id);
      await tell(trx, { interview, news: 'reminder', panel, applicant });
      reminded++;
    });
  }
  return reminded;
}
