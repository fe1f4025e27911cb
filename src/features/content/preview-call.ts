import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { done, oneLine } from '~/model/fields';
import { entryParams } from './content-call';

export const pageEntriesCall = defineCall({
  method: 'GET',
  path: '/content/pages',
  summary: 'Which entries a page of the site is made of',
  querystring: z.object({ path: oneLine('Path', 500).meta({ examples: ['/about-us'] }) }),
  answer: z.array(z.object({ _id: z.string(), collection: z.string(), title: z.string() })),
});

export const previewCall = defineCall({
  method: 'POST',
  path: '/content/:collection/:id/preview',
  summary: 'A link to the draft on its page, for people without an account',
  description:
    'It shows the draft as it stands when it is looked at, and ends after 24 hours, or when whoever made it may not edit it any more.',
  params: entryParams,
  answer: z.object({ url: z.string(), expiresAt: z.string() }),
});

export const endPreviewsCall = defineCall({
  method: 'DELETE',
  path: '/content/:collection/:id/preview',
  summary: 'End all links to a draft that were handed out',
  params: entryParams,
  answer: done,
});

export const ownPreviewCall = defineCall({
  method: 'POST',
  path: '/content/:collection/:id/preview/own',
  summary: 'The same for whoever asks alone: it ends with their session',
  params: entryParams,
  answer: z.object({ url: z.string(), expiresAt: z.string() }),
});
