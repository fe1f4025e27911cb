import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { opening } from './opening';

export const publicOpening = opening.row.omit({ lastDay: true, version: true }).extend({
  /** Closed ones stay readable. */
  standing: z.enum(['open', 'closed']),
});

export const readOpeningCall = defineCall({
  method: 'GET',
  path: '/openings/:slug',
  summary: 'One opening, as visitors read it',
  params: z.object({ slug: z.string().max(80) }),
  answer: publicOpening,
});
