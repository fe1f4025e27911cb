import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { searchText } from '~/model/fields';
import { SHORTEST_SEARCH } from './search-rules';

/** Records of every kind that the caller may see, by name, phone, email or reference: `/search?q=asha`. */
export const searchCall = defineCall({
  method: 'GET',
  path: '/search',
  summary: 'Find records of any kind by name, phone, email or reference',
  description: `From ${SHORTEST_SEARCH} characters on; the newest of each kind first.`,
  querystring: z.object({ q: searchText() }),
  answer: z.object({
    items: z.array(
      z.object({
        /** The resource's name, and the record's id. */
        resource: z.string(),
        _id: z.string(),
        title: z.string(),
        detail: z.string(),
        subject: z.string().describe('What it is about.'),
        date: z.string().nullable().describe('When it came in.'),
      }),
    ),
  }),
});
