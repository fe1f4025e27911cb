import { DAY, dayAfter, HOUR, MINUTE } from '~/lib/time';
import type { WorkingHours } from './working-hours';

/** Of the agency's calendar, which has no summer time. */
const AHEAD = 5.5 * HOUR;
const WEEK = 7;
/** The calendar of computers begins on a Thursday. */
const FIRST_WEEKDAY = 3;

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY;

export const isWorkingDay = (day: string, { days, holidays }: WorkingHours) =>
  days.includes(new Date(day).getUTCDay() || WEEK) && !holidays.includes(day);

/** The first on which somebody works after a day. */
export function workingDayAfter(day: string, hours: WorkingHours): string {
  const next = dayAfter(day, 1);
  return isWorkingDay(next, hours) ? next : workingDayAfter(next, hours);
}

function minuteOf(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** How many minutes had been worked until a moment, since some day long ago: what lies between two moments is the difference. */
export function workingClock({ days, from, to, holidays }: WorkingHours) {
  const isWorked = Array.from({ length: WEEK }, (_, weekday) => days.includes(weekday + 1));
  const [begin, end] = [minuteOf(from), minuteOf(to)];
  const weekdayOf = (day: number) => (day + FIRST_WEEKDAY) % WEEK;
  const free = holidays.map(dayNumber).filter((day) => isWorked[weekdayOf(day)]);
  const isFree = new Set(free);

  // Many moments are of few days.
  const known = new Map<number, number>();
  function daysBefore(day: number) {
    const counted = known.get(day);
    if (counted !== undefined) return counted;
    const since = day + FIRST_WEEKDAY;
    const begun = isWorked.slice(0, since % WEEK).filter(Boolean).length;
    const worked = Math.floor(since / WEEK) * days.length + begun - free.filter((one) => one < day).length;
    known.set(day, worked);
    return worked;
  }

  return (moment: number) => {
    const local = moment + AHEAD;
    const day = Math.floor(local / DAY);
    const minutes = (local - day * DAY) / MINUTE;
    const isWorking = isWorked[weekdayOf(day)] && !isFree.has(day);
    const today = isWorking ? Math.min(Math.max(minutes - begin, 0), end - begin) : 0;
    return daysBefore(day) * (end - begin) + today;
  };
}

/** How long somebody waited while we worked. */
export function workingMinutes(from: string, to: string, hours: WorkingHours) {
  const clock = workingClock(hours);
  return Math.max(0, clock(Date.parse(to)) - clock(Date.parse(from)));
}
