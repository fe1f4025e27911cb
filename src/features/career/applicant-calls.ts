import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { done } from '~/model/fields';
import { stages } from './stages';

const params = z.object({ token: z.string().max(200) });

/** How it stands for who has applied: who has withdrawn was not refused. */
const shownStages = [...Object.values(stages), 'Withdrawn'] as const;

export type ShownStage = (typeof shownStages)[number];

export const readApplicationCall = defineCall({
  method: 'GET',
  path: '/public/applications/:token',
  summary: 'An application, for who has applied',
  description: 'A refusal is shown once its mail has gone out; until then the stage before it.',
  params,
  answer: z.object({
    reference: z.string(),
    name: z.string(),
    appliedFor: z.string(),
    date: z.string(),
    stage: z.enum(shownStages),
    since: z.string(),
    isOpen: z.boolean().describe('It can be withdrawn, and take a newer CV.'),
    interview: z
      .object({ at: z.string(), minutes: z.int(), place: z.string() })
      .nullable()
      .describe('The next one.'),
  }),
});

/** The next interview, for the calendar of who has applied. */
export const interviewFileCall = {
  method: 'GET',
  path: '/public/applications/:token/interview.ics',
  summary: 'The next interview of an application, as a file for a calendar',
  params,
} as const;

export const withdrawCall = defineCall({
  method: 'POST',
  path: '/public/applications/:token/withdraw',
  summary: 'Withdraw an application',
  params,
  answer: done,
});

/** Beside the file there is nothing to say. */
export const newerResumeForm = z.object({});

export const newerResumeCall = defineCall({
  method: 'POST',
  path: '/public/applications/:token/resume',
  summary: 'Send a newer CV',
  params,
  answer: done,
});

export const eraseApplicationCall = defineCall({
  method: 'POST',
  path: '/public/applications/:token/erase',
  summary: 'Erase an application, its CVs and the mails about it',
  params,
  answer: done,
});
