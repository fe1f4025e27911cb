import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { done } from '~/model/fields';
import { settingVersion } from './setting-version';

const MOST_HOLIDAYS = 400;

const time = () => z.iso.time({ precision: -1, error: 'The time must be one of the day, such as 10:00.' });
const sorted = <Value>(values: Value[]) => [...new Set(values)].sort();

export const workingHours = z
  .object({
    days: z
      .array(z.int().min(1).max(7), { error: 'Choose days from 1, Monday, to 7, Sunday.' })
      .min(1, 'Choose a day.')
      .max(7)
      .overwrite(sorted),
    from: time(),
    to: time(),
    holidays: z
      .array(z.iso.date({ error: 'Each holiday must be a day, such as 15/08/2026.' }))
      .max(MOST_HOLIDAYS, `There can be ${MOST_HOLIDAYS} holidays at most.`)
      .overwrite(sorted),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'The day must end after it begins.' });

export type WorkingHours = z.output<typeof workingHours>;

export const usualHours: WorkingHours = {
  days: [1, 2, 3, 4, 5, 6],
  from: '10:00',
  to: '19:00',
  holidays: [],
};

const example = { ...usualHours, holidays: ['2026-08-15'] };

const settledHours = workingHours.safeExtend({ version: settingVersion });

export const workingHoursCall = defineCall({
  method: 'GET',
  path: '/settings/working-hours',
  summary: 'When we work, in the agency’s own time zone',
  answer: settledHours,
});

export const setWorkingHoursCall = defineCall({
  method: 'PUT',
  path: '/settings/working-hours',
  summary: 'Settle when we work',
  body: workingHours.safeExtend({ version: settingVersion.optional() }).meta({ examples: [example] }),
  answer: done.extend({ workingHours: settledHours }),
});
