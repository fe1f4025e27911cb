import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { doneBy } from '~/model/author';

/** How many records of each kind lie in the trash, by the resource's name; of the kinds that the caller may delete. */
export const trashCall = defineCall({
  method: 'GET',
  path: '/trash',
  summary: 'How many records of each kind lie in the trash',
  answer: z.record(z.string(), z.int()),
});

/** What is known of a record in the trash beside its own fields. */
export const trashMark = z.object({
  deletedAt: z.string(),
  /** Empty where nobody remembers. */
  deletedBy: z.string(),
  /** The same, with the account. */
  deleter: doneBy.nullable(),
});
