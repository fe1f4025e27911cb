import { defineFeature } from '~/records/registry';
import { bulkApi } from './server/bulk.api';

export const bulkFeature = defineFeature({
  name: 'bulk',
  api: bulkApi,
  forgetAccount: (trx, { _id }) => trx.deleteFrom('undoEntries').where('userId', '=', _id).execute(),
});
