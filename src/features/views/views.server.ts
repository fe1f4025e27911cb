import { defineFeature } from '~/records/registry';
import { viewsApi } from './server/views.api';

export const viewsFeature = defineFeature({
  name: 'views',
  api: viewsApi,
  forgetAccount: (trx, userId) => trx.deleteFrom('views').where('userId', '=', userId).execute(),
});
