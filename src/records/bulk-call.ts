import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { identifier, isPlainText } from '~/model/fields';

/** A call changes no more; whoever has more repeats it. */
export const MOST_AT_ONCE = 10_000;

const skipped = z.array(z.object({ _id: z.string(), message: z.string() }));

/** Which records, and what is done with them: `/records/followup/bulk`. */
export const bulkCall = defineCall({
  method: 'POST',
  path: '/records/:resource/bulk',
  description:
    'Either `ids`, or a `query` as in the address of the list with the number of records that it is `expected` to find; null where the list did not count to the end. Either `set`, or an `action`.',
  body: z
    .object({
      ids: z
        .array(identifier())
        .min(1, 'Choose a record.')
        .max(MOST_AT_ONCE, `Choose ${MOST_AT_ONCE} records at most.`)
        .optional(),
      query: z.string().max(2000).refine(isPlainText, 'The list does not know this query.').optional(),
      expected: z.int().min(0).nullable().optional(),
      set: z.record(z.string().max(60), z.unknown()).optional(),
      action: z.enum(['delete', 'spam', 'notSpam'], { error: 'There is no such action.' }).optional(),
    })
    .meta({ examples: [{ ids: ['0198f3d2-6b1c-7c41-9a55-3f2f8b1a7d10'], action: 'delete' }] }),
  answer: z.object({
    message: z.string(),
    changed: z.int(),
    skipped,
    /** Takes it back, for 15 minutes; null where nothing was changed. */
    undo: z.string().nullable(),
  }),
});

export const undoCall = defineCall({
  method: 'POST',
  path: '/records/undo/:undo',
  summary: 'Take a change of many records back',
  description: 'For 15 minutes, by who has made it. What was changed since stays as it is.',
  params: z.object({ undo: identifier() }),
  answer: z.object({ message: z.string(), restored: z.int(), skipped }),
});
