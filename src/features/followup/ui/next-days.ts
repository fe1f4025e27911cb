import { DAY, dayOf, now } from '~/lib/time';

const [MONDAY, THURSDAY] = [1, 4];

/** The days that a next step is mostly put on, by what people call them. */
export function nextDays(today = dayOf(now())): Record<string, string> {
  const start = Date.parse(today);
  const weekday = new Date(start).getUTCDay();
  const after = (days: number) => new Date(start + days * DAY).toISOString().slice(0, 10);
  /** One week on where it is that day already. */
  const coming = (day: number) => after(((day - weekday + 6) % 7) + 1);
  return { Today: today, Tomorrow: after(1), Thursday: coming(THURSDAY), 'Next week': coming(MONDAY) };
}
