export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

let moment = 0;
const wordsOfMoment = new Map<number, string>();

/**
 * Timestamps travel and are stored as ISO-8601 UTC strings, which sort as they read. Every call asks for several, and those who share
 * a transaction for many: the words of one millisecond are put together once.
 */
export function fromNow(milliseconds: number) {
  const at = Date.now();
  if (at !== moment) wordsOfMoment.clear();
  moment = at;
  const words = wordsOfMoment.get(milliseconds) ?? new Date(at + milliseconds).toISOString();
  wordsOfMoment.set(milliseconds, words);
  return words;
}

export const now = () => fromNow(0);

const NUMERIC = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

const dayMonthYear = new Intl.DateTimeFormat('en-GB', { ...NUMERIC, timeZone: 'Asia/Kolkata' });

/** dd/mm/yyyy, in the agency's own time zone on the server and in the browser alike. */
export const formatDate = (iso: string) => dayMonthYear.format(new Date(iso));

/** The day on the agency's calendar, as a date input has it: 2025-04-01. Which locale writes it so differs by browser. */
export const dayOf = (iso: string) => formatDate(iso).split('/').reverse().join('-');

const hourMinute = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** The hour on the agency's clock: 14:20. */
export const timeOf = (iso: string) => hourMinute.format(new Date(iso));

/** dd/mm/yyyy hh:mm, where the hour matters. */
export const formatMoment = (iso: string) => `${formatDate(iso)} ${timeOf(iso)}`;

const inWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** "4 November 2026", for whom 04/11 could be April. */
export const dateInWords = (iso: string) => inWords.format(new Date(iso));

const wholeDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** "Mon 23 Nov 2026". */
export const dayWithWeekday = (iso: string) => wholeDay.format(new Date(iso)).replaceAll(',', '');

/** "Mon 23 Nov 2026, 10:00 India time", where nobody may mistake it. Which browser puts a comma within the day differs. */
export const momentInWords = (iso: string) => `${dayWithWeekday(iso)}, ${timeOf(iso)} India time`;

/** When a day of that calendar begins. It has no summer time. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00+05:30`).toISOString();

/** The moment of an hour of such a day. */
export const momentOf = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`).toISOString();

/** So many days after another, or before it. */
export const dayAfter = (day: string, days: number) =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY).toISOString().slice(0, 10);
