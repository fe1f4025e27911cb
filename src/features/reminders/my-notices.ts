import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { done } from '~/model/fields';
import { noticeChoices } from '~/model/notices/notice-choices';

const myNotices = noticeChoices.extend({
  /** Whoever has it reads when something is due and with whom. */
  calendarUrl: z.string().nullable(),
});

export const myNoticesCall = defineCall({
  method: 'GET',
  path: '/settings/my-notices',
  summary: 'What I want to hear, and when I am away',
  answer: myNotices,
});

/** What is left out stays as it is. */
export const setMyNoticesCall = defineCall({
  method: 'PUT',
  path: '/settings/my-notices',
  summary: 'Choose what I hear, and say when I am away',
  body: noticeChoices.partial().meta({ examples: [{ digest: true, quiet: { from: '21:00', to: '08:00' } }] }),
  answer: done.extend({ notices: myNotices }),
});

export const newCalendarCall = defineCall({
  method: 'POST',
  path: '/settings/my-notices/calendar',
  summary: 'Make a new address for my calendar',
  description: 'The old one shows nothing from that moment on.',
  answer: done.extend({ calendarUrl: z.string() }),
});
