import { DAY, fromNow } from '~/lib/time';
import { defineFeature } from '~/records/registry';
import { redirectsApi } from './server/redirects.api';

const MISSED_DAYS = 90;
const DESK = '/dashboard/addresses';

export const redirectsFeature = defineFeature({
  name: 'redirects',
  api: redirectsApi,
  freeTexts: [
    {
      table: 'redirects',
      key: ['_id'],
      columns: { from: 'Old address', to: 'New address' },
      on: { kind: 'Redirects', title: ({ from }) => String(from), at: () => DESK },
    },
    {
      table: 'missedAddresses',
      key: ['path'],
      columns: { path: 'Address' },
      on: { kind: 'Addresses that lead nowhere', title: ({ path }) => String(path), at: () => DESK },
    },
  ],
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
