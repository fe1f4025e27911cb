import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { codeOf, done, identifier, isPlainText, optionalLine, seenVersion } from '~/model/fields';
import { MOST_AT_ONCE } from '~/records/bulk-call';
import { career } from './career';
import { REFUSAL_WAITS_MINUTES, stages } from './stages';

const params = z.object({ id: z.uuid({ error: career.messages.invalidId }) });

export const setStageCall = defineCall({
  method: 'PUT',
  path: '/career/:id/stage',
  summary: 'Set the stage of an application',
  description: `The applicant is written once for each stage; a refusal waits ${REFUSAL_WAITS_MINUTES} minutes and can be taken back.`,
  params,
  body: z.object({
    status: codeOf('a status', stages).meta({ examples: ['Interview'] }),
    mail: z.boolean().default(true),
    reason: optionalLine('Reason', 300).meta({ examples: ['Wants to work from Goa'] }),
    version: seenVersion(),
  }),
  answer: done.extend({
    application: career.row,
    undo: z.string().optional().describe('Takes a refusal back while its mail waits.'),
  }),
});

export const undoStageCall = defineCall({
  method: 'POST',
  path: '/career/undo/:undo',
  summary: 'Take a refusal back, before its mail goes out',
  params: z.object({ undo: z.string().regex(/^[\w-]{20,100}$/, 'Invalid undo') }),
  answer: done,
});

export const stageLetterCall = defineCall({
  method: 'GET',
  path: '/career/:id/stage-letter',
  summary: 'What an applicant would be written about a stage',
  params,
  querystring: z.object({ status: codeOf('a status', stages) }),
  answer: z.object({
    letter: z.object({ subject: z.string(), text: z.string() }).nullable(),
    /** When they were written that already: no second one is sent. */
    sentAt: z.iso.datetime().nullable(),
  }),
});

export const stageLettersCall = defineCall({
  method: 'POST',
  path: '/career/stage-letters',
  summary: 'What many applicants would be written about a stage',
  description:
    'Either `ids`, or a `query` as in the address of the list. Nothing is set and nothing is sent: that is `POST /records/career/bulk`.',
  body: z
    .object({
      ids: z.array(identifier()).min(1, 'Choose an application.').max(MOST_AT_ONCE).optional(),
      query: z.string().max(2000).refine(isPlainText, 'The list does not know this query.').optional(),
      status: codeOf('a status', stages),
    })
    .refine(({ ids, query }) => (ids === undefined) !== (query === undefined), {
      error: 'Say which applications: by `ids`, or by a `query`.',
    })
    .meta({ examples: [{ ids: ['0198f3d2-6b1c-7c41-9a55-3f2f8b1a7d10'], status: 'Interview' }] }),
  answer: z.object({
    moving: z.int().describe('How many are not at that stage yet.'),
    mails: z.int().describe('How many of these were not written about it before.'),
    letter: z.object({ subject: z.string(), text: z.string() }).nullable(),
    to: z.string().describe('Who would read these words.'),
  }),
});
