import { z } from 'zod';
import { defineCall } from '~/lib/call';

export const repliesCall = defineCall({
  method: 'GET',
  path: '/replies/:resource/:id',
  summary: 'What the person whom a record is about has replied lately',
  answer: z.object({
    items: z.array(z.object({ _id: z.string(), at: z.iso.datetime(), text: z.string() })),
  }),
});
