import { z } from 'zod';
import { defineCall } from '~/lib/call';

/** What the figures of the dashboard mean: `/insights?days=90`. */
export const insightsCall = defineCall({
  method: 'GET',
  path: '/insights',
  summary: 'What is new: by week, day by day, and by kind',
  answer: z.object({
    /** The period: so many days on the agency's calendar, today the last of them. */
    days: z.literal([30, 90, 365]),
    /** New in the last seven days and in the seven before them, by the name of the figure in `/stats`. */
    weeks: z.record(z.string(), z.object({ now: z.int(), before: z.int() })),
    /** How many came in on each day of the period, the days without any included; days as 2025-04-01. */
    series: z.array(
      z.object({
        resource: z.string(),
        title: z.string(),
        points: z.array(z.object({ day: z.string(), count: z.int() })),
      }),
    ),
    /** How the records divide by one of their fields. */
    breakdowns: z.array(
      z.object({
        resource: z.string(),
        field: z.string(),
        title: z.string(),
        /** What came in during the period, or all there is. */
        of: z.enum(['period', 'all']),
        /** The value is empty where the part has none of its own: the rest, taken together. What was not said is `none`, as in the list. */
        parts: z.array(
          z.object({
            value: z.string(),
            label: z.string(),
            count: z.int(),
            /** As people have written it, where that is counted as one. */
            spellings: z.array(z.string()).optional(),
          }),
        ),
      }),
    ),
  }),
});
