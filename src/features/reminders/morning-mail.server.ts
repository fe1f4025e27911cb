import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { waitingQuery } from '~/features/followup/due-call';
import { openLeads } from '~/features/followup/open-leads.server';
import { interviewsOf } from '~/features/interview/planned.server';
import { workingHoursIn } from '~/features/settings/working-hours.server';
import { isWorkingDay } from '~/features/settings/working-time';
import { DAY, dayAfter, dayOf, formatDate, fromNow, now, startOfDay, timeOf } from '~/lib/time';
import { isAwayOn } from '~/model/notices/notice-choices';
import { reach, roles } from '~/model/permissions';
import { usableAccounts } from '~/platform/auth/usable-accounts';
import type { Database } from '~/platform/db/schema';
import { letterOf } from '~/platform/mail/letter';
import { queueMail } from '~/platform/mail/outbox';
import { defineMail } from '~/platform/mail/template';
import { choicesOf } from '~/platform/notify/choices';
import { readAddress } from '~/records/submissions/owner-address';
import { onceOnly } from './once-only.server';
import { stepWords } from './step-words';

const FROM = '09:00';
/** A server that was away in the morning makes up for it, but nobody wants a morning mail in the evening. */
const UNTIL = '13:00';
const MOST_SHOWN = 20;

/** What is overdue and due on the day it is sent: names stand in the letter alone, not in what is stored of it. */
export const morningMail = defineMail({
  name: 'morning',
  title: 'What is due today',
  forStaff: true,
  data: z.object({ userId: z.string(), day: z.string() }),
  async compose({ userId, day }, { db, publicUrl, firm }) {
    // It may have waited for a mail server, and they have left meanwhile.
    if (!(await readAddress(db, userId))) return undefined;
    const steps = await dueOf(db, userId, day)
      .orderBy('nextDate')
      .orderBy('_id')
      .limit(MOST_SHOWN + 1)
      .execute();
    const talks = await interviewsOn(db, userId, day);
    if (steps.length + talks.length === 0) return undefined;
    const lines = steps.slice(0, MOST_SHOWN).map(({ name, nextKind, nextDate, nextTime }, index) => {
      const isLate = (nextDate ?? '').slice(0, 10) < day;
      const when = isLate ? `since ${formatDate(nextDate ?? '')}` : (nextTime ?? 'today');
      return `${index + 1}. ${stepWords(nextKind, name)}: ${when}`;
    });
    const more = steps.length > MOST_SHOWN ? ['There is more on your dashboard.'] : [];
    return letterOf(`${formatDate(day)}: what waits for you at ${firm.name}`, [
      'Good morning,',
      'this is due today, or was before and has not been done:',
      ...talks.map(({ name, at }) => `Interview with ${name}: ${timeOf(at)}`),
      ...lines,
      ...more,
      { href: `${publicUrl}/dashboard/followups?${waitingQuery}`, label: 'Open what waits for you' },
      'You choose under “My account” whether you get this mail.',
    ]);
  },
});

/** Once on each working day, to whoever something waits for. Answers how many were written. */
export async function writeMorningMails(db: Database, moment = now()) {
  const [day, time] = [dayOf(moment), timeOf(moment)];
  if (time < FROM || time >= UNTIL || !isWorkingDay(day, await workingHoursIn(db))) return 0;
  const staff = await usableAccounts(db)
    .select(['_id', 'email'])
    .where('role', 'in', listening)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reminders')
            .select('name')
            .where('name', '=', sql<string>`${`morning ${day} `} || "users"."_id"`),
        ),
      ),
    )
    .execute();
  const choices = await choicesOf(
    db,
    staff.map(({ _id }) => _id),
  );
  let written = 0;
  for (const { _id, email } of staff) {
    const chosen = choices(_id);
    await turn();
    await db.transaction().execute(async (trx) => {
      if (!(await onceOnly(trx, `morning ${day} ${_id}`, fromNow(2 * DAY)))) return;
      if (!chosen.digest || isAwayOn(chosen, day)) return;
      const waiting = await dueOf(trx, _id, day).limit(1).executeTakeFirst();
      if (!waiting && (await interviewsOn(trx, _id, day)).length === 0) return;
      await queueMail(trx, morningMail, email, { userId: _id, day });
      written++;
    });
  }
  return written;
}

const listening = roles.filter((role) => reach(role, 'notifications:listen') === 'all');

const interviewsOn = (db: Database, userId: string, day: string) =>
  interviewsOf(db, userId, { from: startOfDay(day), to: startOfDay(dayAfter(day, 1)), most: MOST_SHOWN });

const dueOf = (db: Database, ownerId: string, day: string) =>
  openLeads(db)
    .select(['name', 'nextKind', 'nextDate', 'nextTime'])
    .where('ownerId', '=', ownerId)
    .where('nextDate', '<=', `${day}T00:00:00.000Z`);
