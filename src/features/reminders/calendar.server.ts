import ical, { ICalCalendarMethod } from 'ical-generator';
import { z } from 'zod';
import { openLeads } from '~/features/followup/open-leads.server';
import { eventOf } from '~/features/interview/calendar-event.server';
import { interviewsOf } from '~/features/interview/planned.server';
import { dayAfter, dayOf, HOUR, MINUTE, momentOf, now } from '~/lib/time';
import { isStaff } from '~/model/permissions';
import { usableAccounts } from '~/platform/auth/usable-accounts';
import type { Database } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { fileRoutesOf } from '~/platform/http/routes-of';
import type { AfterChange, ApiModule } from '~/platform/http/services';
import { stepWords } from './step-words';

export const CALENDAR = '/calendar';
/** Calendars ask once in a while by themselves: many people behind one address, each with some devices. */
const LOOKS_AN_HOUR = 600;
const MOST_STEPS = 1000;
const DAYS_BACK = 30;
const LENGTH_MS = 30 * MINUTE;

/** What somebody has to do and when, for the calendar on their phone: it knows no password, so its address is the secret. */
export const calendarApi: ApiModule = (api, { db, config, firm }) => {
  fileRoutesOf(api, 'Settings')(
    {
      method: 'GET',
      path: `${CALENDAR}/:token`,
      summary: 'A private calendar of what is due',
      description: 'The address is made by `POST /settings/my-notices/calendar` and ends in `.ics`.',
      params: z.object({ token: z.string().max(100) }),
    },
    {
      access: 'public',
      publicRead: true,
      produces: 'text/calendar',
      rateLimit: { max: LOOKS_AN_HOUR, timeWindow: HOUR, groupId: 'calendars' },
    },
    async (request, reply) => {
      const token = /^([\w-]{32})\.ics$/.exec(request.params.token)?.[1];
      const owner = token && (await ownerOf(db, token));
      if (!owner) throw missing('There is no such calendar.');
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'inline; filename="leads.ics"')
        .send(await calendarOf(db, owner, { publicUrl: config.publicUrl, name: (await firm()).name }));
    },
  );
};

/** Who leaves the staff, or is shut out, leaves the address, too: should they come back, whoever has got hold of it meanwhile reads nothing. */
export const endCalendar: AfterChange = async (trx, { before, after }) => {
  if (!before || !after || (isStaff(after.role) && !after.isBlocked && !after.deletedAt)) return;
  await trx
    .updateTable('noticeChoices')
    .set({ calendarToken: null })
    .where('userId', '=', after._id)
    .execute();
};

async function ownerOf(db: Database, token: string) {
  const owner = await usableAccounts(db)
    .innerJoin('noticeChoices', 'noticeChoices.userId', 'users._id')
    .select(['users._id', 'role'])
    .where('calendarToken', '=', token)
    .executeTakeFirst();
  return owner && isStaff(owner.role) ? owner._id : undefined;
}

async function calendarOf(
  db: Database,
  ownerId: string,
  { publicUrl, name: house }: { publicUrl: string; name: string },
) {
  const since = `${dayAfter(dayOf(now()), -DAYS_BACK)}T00:00:00.000Z`;
  const steps = await openLeads(db)
    .select(['_id', 'name', 'nextDate', 'nextTime', 'nextKind'])
    .where('ownerId', '=', ownerId)
    .where('nextDate', '>=', since)
    .orderBy('nextDate')
    .orderBy('_id')
    .limit(MOST_STEPS)
    .execute();
  const calendar = ical({
    name: `${house} leads`,
    prodId: { company: house, product: 'leads' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR / 1000,
  });
  for (const { _id, name, nextDate, nextTime, nextKind } of steps) {
    const day = (nextDate ?? '').slice(0, 10);
    const start = new Date(nextTime ? momentOf(day, nextTime) : `${day}T00:00:00.000Z`);
    calendar.createEvent({
      id: `${_id}@${new URL(publicUrl).hostname}`,
      summary: stepWords(nextKind, name),
      url: `${publicUrl}/dashboard/followups?record=${_id}`,
      start,
      ...(nextTime ? { end: new Date(start.getTime() + LENGTH_MS) } : { allDay: true }),
    });
  }
  for (const { careerId, name, ...interview } of await interviewsOf(db, ownerId, {
    from: since,
    most: MOST_STEPS,
  }))
    calendar.createEvent(
      eventOf(
        interview,
        { summary: `Interview: ${name}`, url: `${publicUrl}/dashboard/career?record=${careerId}` },
        publicUrl,
      ),
    );
  // Every line ends so, the last one too: strict readers refuse it otherwise.
  return `${calendar}\r\n`;
}
