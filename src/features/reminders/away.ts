import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { done } from '~/model/fields';
import { noticeChoices } from '~/model/notices/notice-choices';

const { away } = noticeChoices.shape;

export const awayCall = defineCall({
  method: 'GET',
  path: '/settings/away',
  summary: 'Who works here, and who of them is away or will be',
  answer: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      email: z.string(),
      away: away.describe('Null when it is over, too.'),
    }),
  ),
});

export type Colleague = z.output<typeof awayCall.answer>[number];

/** An admin says it for somebody who cannot. */
export const setAwayCall = defineCall({
  method: 'PUT',
  path: '/settings/away/:id',
  summary: 'Say when a colleague is away',
  params: z.object({ id: z.uuid({ error: 'Invalid user ID' }) }),
  body: z.object({ away }).meta({ examples: [{ away: { from: '2026-11-19', to: '2026-11-20' } }] }),
  answer: done,
});
