import { z } from 'zod';
import { defineCall } from '~/lib/call';

/** What the filters of a list can be set to, and how many records each would leave beside the other filters. */
export const valuesCall = defineCall({
  method: 'GET',
  path: '/records/:resource/values',
  description:
    'Takes what the list takes. By the name of the parameter; its own setting is left out. `more`: at least so many.',
  answer: z.record(
    z.string(),
    z.array(
      z.object({
        value: z.string(),
        label: z.string(),
        count: z.int(),
        more: z.literal(true).optional(),
      }),
    ),
  ),
});
