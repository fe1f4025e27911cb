import { z } from 'zod';
import { defineCall } from '~/lib/call';

export const fileTextCall = defineCall({
  method: 'GET',
  path: '/files/private/:name/text',
  summary: 'What can be read in a private DOC or DOCX',
  description: 'Who asks is noted as for the file itself.',
  params: z.object({ name: z.string().max(100) }),
  answer: z.object({
    text: z.string().nullable().describe('Null: it cannot be read here.'),
    isCut: z.boolean().describe('There is more in the file.'),
  }),
});
