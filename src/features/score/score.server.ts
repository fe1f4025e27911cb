import { defineFeature } from '~/records/registry';
import { forgetReviewer } from './server/forget-reviewer';
import { scoresApi } from './server/scores.api';

export const scoreFeature = defineFeature({
  name: 'score',
  api: scoresApi,
  forgetAccount: (trx, { _id }) => forgetReviewer(trx, _id),
});
