import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { codeOf, done, optionalLine, seenVersion } from '~/model/fields';
import { career } from './career';
import { stages } from './stages';

const params = z.object({ id: z.uuid({ error: career.messages.invalidId }) });

export const setStageCall = defineCall({
  method: 'PUT',
  path: '/career/:id/stage',
  summary: 'Set the stage of an application',
  description:
    'The applicant is written once for each stage; a refusal waits 15 minutes and can be taken back.',
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
