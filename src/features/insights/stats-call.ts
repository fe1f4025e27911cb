import { z } from 'zod';
import { defineCall } from '~/lib/call';

/** How many records of each kind the caller may see, by the resource's name. */
export const statsCall = defineCall({
  method: 'GET',
  path: '/stats',
  summary: 'How many records of each kind',
  answer: z.record(z.string(), z.int()),
});
