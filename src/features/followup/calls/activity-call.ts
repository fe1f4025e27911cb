import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { codeOf, identifier, moment, optionalParagraphs } from '~/model/fields';
import { activityKinds, outcomes } from '~/model/leads/activities';
import { followup } from '../followup';
import { followupEdit, nextKinds } from '../followup-form';

const LONGEST_TEXT = 2000;
/** Clocks differ. */
const FUTURE_MS = 60_000;

const { nextTime, ownerId, stage, lostReason } = followupEdit.shape;

const next = z.object({
  date: moment('Next date').meta({ examples: ['2026-11-19'] }),
  time: nextTime,
  kind: codeOf('a kind of step', nextKinds).nullable().optional(),
  ownerId,
});

export const logActivityCall = defineCall({
  method: 'POST',
  path: '/activities',
  summary: 'Log what was said to or by somebody, and what comes next',
  description:
    'About a follow-up, about what it is made from, or about a person: the open lead takes it. `next: null` closes the step; left out it stays. The first that went out to them is what they waited for (`firstResponseAt`).',
  body: z
    .object({
      resource: z
        .string()
        .max(60)
        .meta({ examples: ['enquiry'] }),
      id: identifier().meta({ examples: ['0198f3d2-6b1c-7c41-9a55-3f2f8b1a7d10'] }),
      kind: z.enum(activityKinds, { error: 'Choose a kind from the list.' }),
      direction: z.enum(['out', 'in'], { error: 'It came in, or went out.' }).default('out'),
      outcome: codeOf('an outcome', outcomes).nullable().optional(),
      text: optionalParagraphs('Text', LONGEST_TEXT),
      at: moment('The time')
        .refine((at) => Date.parse(at) <= Date.now() + FUTURE_MS, 'It cannot have happened yet.')
        .optional(),
      next: next.nullable().optional(),
      stage,
      lostReason,
    })
    .refine(({ kind, text }) => kind !== 'note' || text !== '', { path: ['text'], error: 'Write something.' })
    .meta({
      examples: [
        {
          ...{ resource: 'enquiry', id: '0198f3d2-6b1c-7c41-9a55-3f2f8b1a7d10', kind: 'call' },
          ...{ direction: 'out', outcome: 'reached', text: 'Wants a written quote.' },
          next: { date: '2026-11-19', time: '11:30', kind: 'mail' },
        },
      ],
    }),
  answer: z.object({
    message: z.string(),
    activity: z.object({
      ...{ _id: z.string(), at: z.string(), kind: z.string(), direction: z.string().nullable() },
      ...{ outcome: z.string().nullable(), text: z.string(), userId: z.string().nullable() },
      userName: z.string(),
    }),
    /** The lead that has taken it; none where nothing is open with a person. */
    followup: followup.row.nullable(),
  }),
});
