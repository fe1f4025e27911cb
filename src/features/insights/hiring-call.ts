import { z } from 'zod';
import { defineCall } from '~/lib/call';

const figures = z.object({
  came: z
    .int()
    .describe('Applications that came in during the period, those that are erased since among them.'),
  interviewed: z.int().describe('Those of them that came to an interview, or further.'),
  offered: z.int().describe('Those who were offered a place.'),
  hired: z.int(),
  rejected: z.int(),
  withdrawn: z.int().describe('By the applicants themselves.'),
  erased: z.int().describe('How many of those that came are erased since: no list shows them.'),
});

const group = figures.extend({
  key: z.string().describe('As it is stored; empty: it is not known, or general. `*`: all others, together.'),
  label: z.string(),
});

const stage = z.object({
  stage: z.string(),
  here: z.int().describe('Applications of the period that are there now.'),
  left: z.int().describe('How often one of them has gone on from there.'),
  medianMinutes: z.int().nullable().describe('So long half of them stayed; null: none has gone on.'),
  p90Minutes: z.int().nullable().describe('Nine of ten stayed no longer.'),
});

export type HiringFigures = z.output<typeof figures>;
export type HiringGroup = z.output<typeof group>;
export type StageFigures = z.output<typeof stage>;

/** How hiring goes: `/insights/hiring?from=2026-04-01&to=2026-06-30`. */
export const hiringCall = defineCall({
  method: 'GET',
  path: '/insights/hiring',
  summary: 'Applications of a period: time in each stage, by source and by opening, offers accepted',
  answer: z.object({
    from: z.string(),
    to: z.string(),
    stages: z.array(stage),
    bySource: z.array(group),
    byOpening: z.array(group),
    total: figures.extend({
      declined: z.int().describe('Who was offered a place and did not take it.'),
      medianDaysToHire: z.number().nullable().describe('From the application until Hired.'),
    }),
  }),
});
