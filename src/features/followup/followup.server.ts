import { defineFeature } from '~/records/registry';
import { followup } from './followup';
import { followupApi } from './followup.api.server';

export const followupFeature = defineFeature({
  resource: followup,
  api: followupApi,
  forgetAccount: (trx, userId) =>
    trx
      .updateTable('followups')
      .set({ ownerId: null, ownerName: '' })
      .where('ownerId', '=', userId)
      .execute(),
});
