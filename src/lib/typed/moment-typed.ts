import { momentOf } from '../time';

/** The moment of what is being typed: nothing before it is one, nor of a year with a digit too many. */
export function momentTyped(day: string, time: string) {
  const isWhole = /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d$/.test(time);
  return isWhole && !Number.isNaN(Date.parse(`${day}T${time}:00+05:30`)) ? momentOf(day, time) : '';
}
