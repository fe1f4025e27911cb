import { inFigures } from '~/lib/figures';

const HOUR = 60;
const DAY = 24 * HOUR;

/** `40 min`, `5 h`, `3.5 days`: by the calendar, for nobody who waits counts the hours in which we work. */
export function stayWords(minutes: number | null) {
  if (minutes === null) return 'None yet';
  if (minutes < HOUR) return `${minutes} min`;
  if (minutes < DAY) return `${Math.round(minutes / HOUR)} h`;
  const days = Math.round((minutes / DAY) * 10) / 10;
  return days === 1 ? '1 day' : `${inFigures(days)} days`;
}

/** Of so many: nothing can be said of none. */
export const shareWords = (part: number, whole: number) =>
  whole === 0 ? 'None yet' : `${Math.round((part / whole) * 100)}%`;
