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
      /** So many of its places are filled. */
      hired: z.int(),
    }),
  ),
});

export const previewOpeningCall = defineCall({
  method: 'POST',
  path: '/openings/:id/preview',
  summary: 'The page of an opening as it will be, for whoever asks alone: it ends with their session',
  params: z.object({ id: z.uuid({ error: opening.messages.invalidId }) }),
  answer: z.object({ url: z.string(), expiresAt: z.string() }),
});
