import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { authorFields } from '~/model/author';

export const historyEntry = z.object({
  _id: z.string(),
  at: z.string(),
  ...authorFields,
  action: z.string(),
  changes: z.array(
    z.object({
      field: z.string(),
      from: z.unknown().describe('Of a list: what went. Long texts are cut.'),
      to: z.unknown().describe('Of a list: what came.'),
      more: z.int().optional().describe('So many more entries of the list went or came.'),
    }),
  ),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** One page of what happened to a record, newest first: `/records/enquiry/0198…/history?limit=20`. */
export const historyCall = defineCall({
  method: 'GET',
  path: '/records/:resource/:id/history',
  answer: z.object({
    items: z.array(historyEntry),
    /** Where the next page begins: `before`. Null: there is no more. */
    next: z.string().nullable(),
    /** How often a file of the record was opened, and the last time, however much has happened since. */
    opened: z.object({ count: z.int(), last: historyEntry.nullable() }),
  }),
});
