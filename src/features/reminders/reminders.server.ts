import { workingHoursIn } from '~/features/settings/working-hours.server';
import { MINUTE } from '~/lib/time';
import { deleteExpired } from '~/platform/db/tables/delete-expired';
import { defineFeature } from '~/records/registry';
import { awayApi } from './away.server';
import { calendarApi, endCalendar } from './calendar.server';
import { ringForDue } from './due.server';
import { morningMail, writeMorningMails } from './morning-mail.server';
import { myNoticesApi } from './my-notices.server';

/** What each of the staff hears of their leads, when, and how they choose it. */
export const remindersFeature = defineFeature({
  name: 'reminders',
  mails: [morningMail],
  api(api, services) {
    myNoticesApi(api, services);
    awayApi(api, services);
    calendarApi(api, services);
  },
  afterAccountChange: endCalendar,
  recurring: {
    everyMs: MINUTE,
    step: { name: 'reminders', whenItFails: 'What is due could not be rung or mailed' },
    async work(db) {
      const { from } = await workingHoursIn(db);
      await ringForDue(db, from);
      await writeMorningMails(db);
    },
  },
  housekeeping: {
    step: { name: 'old reminders', whenItFails: 'Marks of what has been rung could not be thrown away' },
    work: (db) => deleteExpired(db, 'reminders'),
  },
});
