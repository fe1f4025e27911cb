import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { openingRow } from './opening';

export const publicOpening = openingRow.omit({ lastDay: true, version: true }).extend({
  /** Closed ones stay readable. */
  standing: z.enum(['open', 'closed']),
});

export const readOpeningCall = defineCall({
  method: 'GET',
  path: '/openings/:slug',
  summary: 'One opening, as visitors read it',
  params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/, 'There is no such opening.') }),
  answer: publicOpening,
});

const listed = publicOpening
  .pick({
    title: true,
    slug: true,
    department: true,
    city: true,
    workplace: true,
    employmentType: true,
    places: true,
    salaryFromPaise: true,
    salaryToPaise: true,
    salaryPer: true,
    closesOn: true,
  })
  .extend({ changedAt: z.iso.datetime() });

export type ListedOpening = z.output<typeof listed>;

/** The list for staff has drafts in it; a page that everybody is shown asks for this. */
export const openNowCall = defineCall({
  method: 'GET',
  path: '/public/openings',
  summary: 'What is open today, whoever asks, and when each was last changed',
  answer: z.object({ openings: z.array(listed) }),
});
