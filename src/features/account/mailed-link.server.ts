import { z } from 'zod';
import { MINUTE } from '~/lib/time';

/** What the routes have in common that make a mailed link or take one. */
export const mailedLink = {
  tags: ['Account'],
  params: z.object({ token: z.string().max(200) }),
  rateLimit: { max: 60, timeWindow: 10 * MINUTE },
};
