import { z } from 'zod';
import { career } from '~/features/career/career';
import { defineCall } from '~/lib/call';
import { codeOf, done, optionalParagraphs } from '~/model/fields';
import { criteria, HIGHEST_SCORE, LOWEST_SCORE } from './criteria';

const params = z.object({ id: z.uuid({ error: career.messages.invalidId }) });
const WRONG = `A score is ${LOWEST_SCORE}, 2, 3 or ${HIGHEST_SCORE}.`;

export const NOTE_LETTERS = 500;

export const giveScoreCall = defineCall({
  method: 'POST',
  path: '/career/:id/scores',
  summary: 'Score an application',
  description: 'One score of each person for each criterion: given again, it takes the place of the first.',
  params,
  body: z.object({
    criterion: codeOf('a criterion', criteria).meta({ examples: ['Skills'] }),
    score: z
      .int({ error: WRONG })
      .min(LOWEST_SCORE, WRONG)
      .max(HIGHEST_SCORE, WRONG)
      .meta({ examples: [3] }),
    note: optionalParagraphs('Note', NOTE_LETTERS).meta({ examples: ['Knows what an index costs.'] }),
  }),
  answer: done,
});

export const scoresCall = defineCall({
  method: 'GET',
  path: '/career/:id/scores',
  summary: 'The scores of an application',
  description:
    'Those of others come with the average when one’s own are in; until then only how many they are.',
  params,
  answer: z.object({
    scores: z.array(
      z.object({
        userId: z.string(),
        name: z.string(),
        isMine: z.boolean(),
        criterion: z.string(),
        score: z.int(),
        note: z.string(),
        at: z.iso.datetime(),
      }),
    ),
    hidden: z.int().describe('How many others have scored it, whose scores are not shown yet.'),
    average: z
      .int()
      .nullable()
      .describe('A hundred times the average, once two have scored it and one’s own is in.'),
  }),
});
