import { z } from 'zod';
import { dayAfter, dayOf, now } from '~/lib/time';

export const USUAL_DAYS = 90;
const MOST_DAYS = 5 * 366;

/** One that both engines have: to one of them there was no year nought. */
const day = z.iso
  .date({ error: 'A day must be a date, such as 2026-04-01.' })
  .refine((text) => /^(?:19|20)/.test(text), 'A day must be one of our time.')
  .optional();

/** The days that figures are asked for; the last ones where none are named. */
export const periodQuery = z
  .object({ from: day, to: day })
  .transform(({ from, to = dayOf(now()) }) => ({ from: from ?? dayAfter(to, 1 - USUAL_DAYS), to }))
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The period must end after it begins.' })
  .refine(({ from, to }) => to < dayAfter(from, MOST_DAYS), {
    path: ['from'],
    error: 'The period can be five years at most.',
  });

export interface Period {
  from: string;
  to: string;
}
