import { peopleIn } from '~/records/people-in';
import { defineFeature } from '~/records/registry';
import { viewsApi } from './server/views.api';

export const viewsFeature = defineFeature({
  name: 'views',
  api: viewsApi,
  personalRows: [{ table: 'views', kind: 'views', people: peopleOf, data: ['resource', 'name', 'query'] }],
  forgetAccount: (trx, { _id }) => trx.deleteFrom('views').where('userId', '=', _id).execute(),
});

/** A number among other words. */
const NUMBER = /\+?\d[\d\s().-]{4,}\d/g;

/** Whom a view is called after, or is a search for. */
function peopleOf({ name, query }: Record<string, unknown>) {
  const numbers = String(name).match(NUMBER) ?? [];
  return peopleIn([String(name), ...numbers, ...new URLSearchParams(String(query)).values()]);
}
