export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Timestamps travel and are stored as ISO-8601 UTC strings, which sort as they read. */
export const now = () => new Date().toISOString();
export const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

const dayMonthYear = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** dd/mm/yyyy, in the agency's own time zone on the server and in the browser alike. */
export const formatDate = (iso: string) => dayMonthYear.format(new Date(iso));
