import { z } from 'zod';
import { career } from '~/features/career/career';
import { defineCall } from '~/lib/call';
import { done, identifier, oneLine } from '~/model/fields';

export const MOST_MINUTES = 480;
export const MOST_IN_A_PANEL = 10;
export const MOST_INTERVIEWS = 20;

const params = z.object({ id: z.uuid({ error: career.messages.invalidId }) });
const paramsOfOne = params.extend({ interview: z.uuid({ error: 'Invalid interview ID' }) });

const MINUTES = `Say how long it takes: 1 to ${MOST_MINUTES} minutes.`;

const panel = z
  .array(identifier(), { error: 'Choose who takes part.' })
  .min(1, 'Choose who takes part.')
  .max(MOST_IN_A_PANEL, `At most ${MOST_IN_A_PANEL} people can take part.`);

const fields = {
  at: z.iso
    .datetime({ offset: true, error: 'Say the day and the time.' })
    .refine((text) => /^20\d\d/.test(text), 'Say a day of our time.')
    .meta({ examples: ['2026-11-25T05:30:00.000Z'] })
    .transform((text) => new Date(text).toISOString()),
  minutes: z
    .int({ error: MINUTES })
    .min(1, MINUTES)
    .max(MOST_MINUTES, MINUTES)
    .meta({ examples: [45] }),
  place: oneLine('Place or link', 500).meta({ examples: ['https://meet.example/asha-verma'] }),
  panel: panel.meta({ examples: [['1c7ad2e2-5c40-4bd1-9b0f-2f6f4b8c1a55']] }),
};

const interview = z.object({
  _id: z.string(),
  at: z.string(),
  minutes: z.int(),
  place: z.string(),
  panel: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      isUsable: z.boolean().describe('False: their account is blocked or deleted; they get no mails.'),
    }),
  ),
  sequence: z.int().describe('Grows with each change that is sent.'),
  cancelledAt: z.string().nullable(),
});

const clash = z.object({
  kind: z.enum(['interview', 'away']),
  userId: z.string().nullable().describe('Null: it is the applicant who has another interview then.'),
  name: z.string(),
  at: z.string().nullable(),
  minutes: z.int().nullable(),
});

export type Interview = z.output<typeof interview>;
export type Clash = z.output<typeof clash>;

const saved = done.extend({ interview, clashes: z.array(clash) });

export const interviewsCall = defineCall({
  method: 'GET',
  path: '/career/:id/interviews',
  summary: 'The interviews of an application, the last ones first',
  params,
  answer: z.object({
    interviews: z.array(interview),
    proposed: z
      .object({ day: z.iso.date(), time: z.string() })
      .describe('For the next one: the first working day after today, at a time when somebody is here.'),
  }),
});

export const addInterviewCall = defineCall({
  method: 'POST',
  path: '/career/:id/interviews',
  summary: 'Invite an applicant to an interview',
  description:
    'Applicant and panel are mailed an invitation for their calendars. Who has something else at that time is named in `clashes`; that does not refuse it.',
  params,
  body: z.object(fields),
  answer: saved,
});

export const changeInterviewCall = defineCall({
  method: 'PUT',
  path: '/career/:id/interviews/:interview',
  summary: 'Change an interview',
  description:
    'What is left out stays as it is. Everybody is mailed the change, who is new in the panel an invitation, who is in it no more a cancellation.',
  params: paramsOfOne,
  body: z
    .object(fields)
    .partial()
    .extend({
      sequence: z.int().min(0).optional().describe('Which one the change was made to: another is refused.'),
    }),
  answer: saved,
});

export const cancelInterviewCall = defineCall({
  method: 'DELETE',
  path: '/career/:id/interviews/:interview',
  summary: 'Cancel an interview',
  params: paramsOfOne,
  answer: done,
});

export const clashesCall = defineCall({
  method: 'GET',
  path: '/career/:id/interviews/clashes',
  summary: 'Who has something else at a time',
  params,
  querystring: z.object({
    at: fields.at,
    minutes: z.coerce.number({ error: MINUTES }).pipe(fields.minutes),
    panel: z
      .string()
      .max(500)
      .transform((ids) => ids.split(',').filter(Boolean))
      .pipe(z.array(identifier()).max(MOST_IN_A_PANEL)),
    except: z.uuid().optional().describe('The interview that is being changed.'),
  }),
  answer: z.object({ clashes: z.array(clash) }),
});
