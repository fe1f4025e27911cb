import { amount } from '~/lib/figures';
import { DAY, dayOf, now } from '~/lib/time';

/** How late something is that was due on that day. */
export function lateness(dueIso: string, at = now()) {
  const days = daysBetween(dueIso, at);
  if (days <= 0) return 'Due today';
  return days === 1 ? 'Due yesterday' : `${amount(days, 'day')} late`;
}

/** Counted on the agency's calendar. */
const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / DAY);
