import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { authorFields } from '~/model/author';
import { identifier } from '~/model/fields';

export const actions = [
  'created',
  'updated',
  'deleted',
  'restored',
  'purged',
  'dropped',
  'spam',
  'not-spam',
  'opened',
  'published',
  'unpublished',
  'moved',
] as const;

const day = () => z.iso.date({ error: 'A day is written as 2026-04-01.' });

const filters = {
  'is.userId': identifier().optional().describe('What this account did.'),
  'is.resource': z
    .string()
    .max(50)
    .regex(/^[a-z-]+$/, { error: 'There is no such kind of record.' })
    .optional()
    .describe('What was done to records of this kind.'),
  'is.action': z.enum(actions).optional(),
  'from.at': day().optional().describe('From this day on, on the agency\u2019s calendar.'),
  'to.at': day().optional().describe('Up to this day and with it.'),
};

const entry = z.object({
  _id: z.string(),
  at: z.string(),
  ...authorFields,
  action: z.enum(actions),
  resource: z.string(),
  recordId: z.string(),
  /** What the record goes by; empty when it is gone for good. */
  title: z.string(),
  /** Neither in the trash nor gone: it can be opened. */
  isThere: z.boolean(),
  /** Where it is opened in the dashboard. */
  to: z.string().nullable(),
});
export type Entry = z.output<typeof entry>;

/** Who did what, newest first; the next page begins `before` the last entry of this one. */
export const activityCall = defineCall({
  method: 'GET',
  path: '/activity',
  summary: 'Who did what',
  querystring: z.strictObject({
    ...filters,
    before: identifier().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(12),
  }),
  answer: z.object({
    items: z.array(entry),
    next: z.string().nullable().describe('`before` of the next page; null: there is none.'),
  }),
});

export const activityExport = z.strictObject(filters);

/** Who could have done something: all who work here, or have. */
export const authorsCall = defineCall({
  method: 'GET',
  path: '/activity/authors',
  summary: 'Whose activity can be asked for',
  answer: z.array(z.object({ _id: z.string(), name: z.string(), email: z.string() })),
});
