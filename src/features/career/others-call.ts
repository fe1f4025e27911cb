import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { identifier } from '~/model/fields';
import { career } from './career';

export const otherApplicationsCall = defineCall({
  method: 'GET',
  path: '/career/:id/others',
  summary: 'What else somebody has applied for',
  description: 'The other applications of the same person, the newest first, and who may be the same person.',
  params: z.object({ id: z.uuid({ error: career.messages.invalidId }) }),
  answer: z.object({
    applications: z.array(
      z.object({ _id: z.string(), appliedFor: z.string(), status: z.string(), date: z.string() }),
    ),
    more: z.boolean().describe('There are older ones, on the page of the person.'),
    mayBe: z
      .array(z.object({ _id: z.string(), name: z.string(), applications: z.int() }))
      .describe('People, and how many applications they have.'),
  }),
});

/** As many as the board or a page of the list shows. */
export const MOST_PEOPLE = 100;

export const repeatedCall = defineCall({
  method: 'GET',
  path: '/career/repeated',
  summary: 'Who of some people has applied more than once',
  description: 'Asked once for all that a list shows: `/career/repeated?people=ID,ID`.',
  querystring: z.object({
    people: z
      .string()
      .transform((ids) => ids.split(',').filter(Boolean))
      .pipe(z.array(identifier()).max(MOST_PEOPLE))
      .meta({ examples: ['0198f3d2-6b1c-7c41-9a55-3f2f8b1a7d10'] }),
  }),
  answer: z.array(z.object({ personId: z.string(), applications: z.int() })),
});
