import { DAY, dayOf, now } from './time';

const words = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });
const MONTH_DAYS = 365.25 / 12;

/** "tomorrow", "in 12 days", "in 8 months", on the agency's calendar; what is over goes "today". */
export function countDown(iso: string, at = now()) {
  const days = Math.max(0, Math.round((Date.parse(dayOf(iso)) - Date.parse(dayOf(at))) / DAY));
  return days < 60 ? words.format(days, 'day') : words.format(Math.round(days / MONTH_DAYS), 'month');
}
