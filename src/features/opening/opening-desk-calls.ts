import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { done } from '~/model/fields';
import { opening } from './opening';

export const copyOpeningCall = defineCall({
  method: 'POST',
  path: '/openings/:id/copy',
  summary: 'Copy an opening, as a draft that opens today',
  params: z.object({ id: z.uuid({ error: opening.messages.invalidId }) }),
  answer: done.extend({ opening: opening.row }),
});

export const applicationsCall = defineCall({
  method: 'GET',
  path: '/records/opening/applications',
  summary: 'How many have applied for each opening',
  answer: z.array(
    z.object({
      openingId: z.string(),
      total: z.int(),
      /** Of which nobody has taken a look yet. */
      fresh: z.int(),
    }),
  ),
});
