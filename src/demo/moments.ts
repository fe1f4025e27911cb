import { DAY } from '~/lib/time';
import type { Dice } from './dice';

const YEAR = 365 * DAY;

/** Moments of the last year, oldest first: more of late than a year ago, for the agency grows, and few on a Sunday. */
export function moments({ roll }: Dice, count: number): number[] {
  const one = () => Date.now() - Math.floor(roll() ** 1.6 * YEAR);
  return Array.from({ length: count }, () => {
    const moment = one();
    return new Date(moment).getUTCDay() === 0 && roll() < 0.7 ? one() : moment;
  }).sort((earlier, later) => earlier - later);
}

/** Some time after that moment, but not in the future. */
export const after = ({ roll }: Dice, moment: number, within: number) =>
  moment + Math.floor(roll() * Math.min(within, Date.now() - moment));
