import { defineFeature } from '~/records/registry';
import { bulkApi } from './server/bulk.api';

export const bulkFeature = defineFeature({
  name: 'bulk',
  api: bulkApi,
  forgetAccount: (trx, userId) => trx.deleteFrom('undoEntries').where('userId', '=', userId).execute(),
});
