import { amount } from './figures';
import { DAY, dayOf, formatDate, fromNow, HOUR, MINUTE, now } from './time';

const words = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });
const MONTH_DAYS = 365.25 / 12;

/** "5 minutes ago", "yesterday"; after a week the date. */
export function howLongAgo(iso: string, at = Date.now()) {
  const past = Math.max(0, at - Date.parse(iso));
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return words.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return words.format(-Math.floor(past / HOUR), 'hour');
  if (past < 7 * DAY) return words.format(-Math.floor(past / DAY), 'day');
  return formatDate(iso);
}

/** "tomorrow", "in 12 days", "in 8 months", on the agency's calendar; what is over goes "today". */
export function countDown(iso: string, at = now()) {
  const days = Math.max(0, Math.round((Date.parse(dayOf(iso)) - Date.parse(dayOf(at))) / DAY));
  return days < 60 ? words.format(days, 'day') : words.format(Math.round(days / MONTH_DAYS), 'month');
}

/** How late something is that was due on that day. */
export function lateness(dueIso: string, at = now()) {
  // Counted on the agency's calendar.
  const days = Math.round((Date.parse(dayOf(at)) - Date.parse(dayOf(dueIso))) / DAY);
  if (days <= 0) return 'Due today';
  return days === 1 ? 'Due yesterday' : `${amount(days, 'day')} late`;
}

const weekday = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** "Today", "Yesterday", "Monday 16 November 2026": above what happened on it. */
export function dayInWords(at: string) {
  const day = dayOf(at);
  if (day === dayOf(now())) return 'Today';
  return day === dayOf(fromNow(-DAY)) ? 'Yesterday' : weekday.format(new Date(at));
}
