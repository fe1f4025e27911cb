import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { legalText, versionName } from './legal-text';

/** What somebody once agreed to can be read again, word for word. */
export const legalVersionCall = defineCall({
  method: 'GET',
  path: '/legal/:collection/:name',
  summary: 'A text that people were held to, in one of its versions',
  params: z.object({
    collection: z
      .string()
      .max(40)
      .meta({ examples: ['terms'] }),
    name: versionName.meta({ examples: ['2026-11'] }),
  }),
  answer: legalText,
});
