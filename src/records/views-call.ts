import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { done, identifier, isPlainText, oneLine } from '~/model/fields';

const fields = {
  name: oneLine('Name', 60).meta({ examples: ['Unowned in Palwal'] }),
  query: z
    .string({ error: 'Query is required.' })
    .max(2000, 'This view asks for too much.')
    .refine(isPlainText, 'The query has characters that cannot be used here.')
    .meta({ examples: ['pageSize=25'] }),
  shared: z.boolean(),
};

const view = z.object({
  _id: z.string(),
  resource: z.string(),
  name: z.string(),
  /** As in the address of the list, without the page. */
  query: z.string(),
  shared: z.boolean(),
  isOwn: z.boolean(),
  ownerName: z.string(),
});

const params = z.object({ id: identifier() });
const answer = done.extend({ view });

export const viewsCall = defineCall({
  method: 'GET',
  path: '/views',
  summary: 'Saved views of a list: one’s own, and those that the staff share',
  querystring: z.object({ resource: z.string() }),
  answer: z.array(view),
});

export const addViewCall = defineCall({
  method: 'POST',
  path: '/views',
  summary: 'Save a view of a list',
  body: z.object({
    ...fields,
    resource: z.string(),
    shared: fields.shared.default(false),
  }),
  answer,
});

export const changeViewCall = defineCall({
  method: 'PUT',
  path: '/views/:id',
  summary: 'Change a saved view',
  description: 'What is left out stays. A shared one is changed by who made it, and by admins.',
  params,
  body: z.object(fields).partial(),
  answer,
});

export const removeViewCall = defineCall({
  method: 'DELETE',
  path: '/views/:id',
  summary: 'Delete a saved view',
  params,
  answer: done,
});
