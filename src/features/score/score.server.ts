import { career } from '~/features/career/career';
import { defineFeature } from '~/records/registry';
import { forgetReviewer } from './server/forget-reviewer';
import { scoresApi } from './server/scores.api';

export const scoreFeature = defineFeature({
  name: 'score',
  api: scoresApi,
  // Whose it is and what it says stays hidden from who has not scored: it is named by where it stands.
  freeTexts: [
    {
      table: 'scores',
      key: ['careerId', 'userId', 'criterion'],
      columns: { note: 'Note of a score' },
      on: { resource: career, by: 'careerId' },
    },
  ],
  forgetAccount: (trx, { _id }) => forgetReviewer(trx, _id),
});
