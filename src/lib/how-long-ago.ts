import { DAY, formatDate, HOUR, MINUTE } from './time';

const words = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });

/** "5 minutes ago", "yesterday"; after a week the date. */
export function howLongAgo(iso: string, now = Date.now()) {
  const past = Math.max(0, now - Date.parse(iso));
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return words.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return words.format(-Math.floor(past / HOUR), 'hour');
  if (past < 7 * DAY) return words.format(-Math.floor(past / DAY), 'day');
  return formatDate(iso);
}
