import { z } from 'zod';
import { defineCall } from '~/lib/call';

const figures = z.object({
  came: z.int().describe('Leads that came in during the period.'),
  answered: z.int().describe('Those of them that somebody of ours has called, written to or met.'),
  within15: z
    .number()
    .describe('The share of the answered who waited for 15 working minutes at most, from 0 to 1.'),
  medianMinutes: z
    .int()
    .nullable()
    .describe('Working minutes until the first answer; null: nobody was answered.'),
  p90Minutes: z.int().nullable().describe('Nine of ten who were answered waited no longer.'),
  won: z.int(),
  lost: z.int(),
  wonPaise: z.int(),
});

const group = figures.extend({
  key: z
    .string()
    .describe('As lists are filtered by it; empty: it is not known. `*`: all others, taken together.'),
  label: z.string(),
});

export type LeadFigures = z.output<typeof figures>;
export type LeadGroup = z.output<typeof group>;
export type LeadInsight = z.output<(typeof leadsCall)['answer']>;

/** What the owner wants to know: `/insights/leads?from=2026-04-01&to=2026-06-30`. */
export const leadsCall = defineCall({
  method: 'GET',
  path: '/insights/leads',
  summary: 'Leads of a period by source, requirement and owner: came, answered, won and lost',
  answer: z.object({
    from: z.string(),
    to: z.string(),
    bySource: z.array(group),
    byRequirement: z.array(group),
    byOwner: z.array(group),
    total: figures,
  }),
});
