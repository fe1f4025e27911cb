import { DAY, fromNow } from '~/lib/time';
import { defineFeature } from '~/records/registry';
import { redirectsApi } from './server/redirects.api';

const MISSED_DAYS = 90;

export const redirectsFeature = defineFeature({
  name: 'redirects',
  api: redirectsApi,
  housekeeping: {
    step: {
      name: 'missed addresses',
      whenItFails: 'Addresses that nobody asks for any more could not be thrown away',
    },
    work: (db) =>
      db
        .deleteFrom('missedAddresses')
        .where('lastAt', '<', fromNow(-MISSED_DAYS * DAY))
        .execute(),
  },
});
