import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { codeOf } from '~/model/fields';
import { stages } from '~/model/leads/stages';

/** The heads of the board's columns; the cards of one are the list itself with `is.stage`. */
export const boardCall = defineCall({
  method: 'GET',
  path: '/followup/board',
  summary: 'How many follow-ups are at each stage, and what they are worth',
  description: 'Takes what the list takes. `more`: at least so many, and at least so much.',
  answer: z.object({
    columns: z.array(
      z.object({
        stage: codeOf('a stage', stages),
        total: z.int(),
        valuePaise: z.int(),
        more: z.literal(true).optional(),
      }),
    ),
  }),
});
