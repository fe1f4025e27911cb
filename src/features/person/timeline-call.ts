import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { identifier } from '~/model/fields';

/** What happens between somebody and us, in the order in which it can be asked for. */
export const timelineKinds = [
  'request',
  'followup',
  'stage',
  'note',
  'call',
  'whatsapp',
  'mail',
  'meeting',
  'reply',
  'quotation',
  'application',
  'account',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Of a day that there is: engines do not agree on the 30th of February, and not on the year 0. */
const isMoment = (text: string) =>
  !text.startsWith('0000') && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;

/** Several things may have one moment: with the id beside it nothing is told twice, and nothing left out. */
const cursor = () =>
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, {
      error: 'This is not where a page of the timeline ended.',
    })
    .refine((text) => isMoment(text.slice(0, 24)), {
      error: 'This is not where a page of the timeline ended.',
    });

const item = z.object({
  _id: z.string(),
  at: z.string(),
  kind: z.enum(timelineKinds),
  resource: z
    .string()
    .describe('The kind of record that it stands on; `outbox`: a mail that went out by itself.'),
  recordId: z.string(),
  by: z
    .string()
    .nullable()
    .describe('Who wrote it down. Null: it came from the person, or went out by itself.'),
  text: z.string(),
  direction: z.enum(['out', 'in']).nullable(),
  outcome: z.string().nullable(),
  to: z.string().nullable().describe('The address that a mail went to.'),
});
export type TimelineItem = z.output<typeof item>;

/** All that was between somebody and us, newest first: `/people/0198…/timeline?kind=call`. */
export const timelineCall = defineCall({
  method: 'GET',
  path: '/people/:id/timeline',
  summary: 'The timeline of a person, newest first',
  description: 'The next page begins before `next`; null: there are no more.',
  params: z.object({ id: identifier() }),
  querystring: z.strictObject({
    before: cursor().optional(),
    kind: z.enum(timelineKinds, { error: 'There is no such kind.' }).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  answer: z.object({ items: z.array(item), next: z.string().nullable() }),
});
