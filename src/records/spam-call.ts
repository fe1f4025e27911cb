import { z } from 'zod';
import { defineCall } from '~/lib/call';

/** How many records of each kind lie in the spam folder, by the resource's name; of the kinds that the caller may edit. */
export const spamCountsCall = defineCall({
  method: 'GET',
  path: '/spam',
  summary: 'How many records of each kind were taken for spam',
  answer: z.record(z.string(), z.int()),
});

/** Into the spam folder or out of it, one record or many: `/records/enquiry/spam`. */
export const judgeCall = defineCall({
  method: 'PUT',
  path: '/records/:resource/spam',
  description: 'What turns out not to be spam is announced as it would have been at first, once.',
  body: z.object({
    ids: z
      .array(z.uuid({ error: 'Invalid ID' }))
      .min(1, 'Choose a record.')
      .max(100, 'Choose 100 records at most.')
      .meta({ examples: [['0198f3d2-6b1c-7c41-9a55-3f2f8b1a7d10']] }),
    isSpam: z.boolean(),
  }),
  answer: z.object({
    message: z.string(),
    /** Which of them were not there already. */
    moved: z.array(z.string()),
    /** Of how many the receipt and the news to the staff go out now, because they had been held back. */
    announced: z.int(),
  }),
});
