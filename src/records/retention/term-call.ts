import { z } from 'zod';
import { defineCall } from '~/lib/call';

/** When one record is erased by itself: `/records/enquiry/0198…/term`. */
export const termCall = defineCall({
  method: 'GET',
  path: '/records/:resource/:id/term',
  answer: z.object({ erasedOn: z.string().nullable(), why: z.string() }),
});
