import { z } from 'zod';
import { defineCall } from '~/lib/call';
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
