import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { done, paragraphs } from '~/model/fields';
import { LONGEST_REPLY } from './reply-length';

const message = z.object({
  at: z.iso.datetime(),
  from: z.enum(['us', 'you']),
  /** Of a mail. */
  subject: z.string(),
  text: z.string(),
});

export const myRequestsCall = defineCall({
  method: 'GET',
  path: '/my/requests',
  summary: 'What I have asked for, how far it is, and what was said about it',
  description:
    'The latest that were sent with the address of the account, once it is confirmed. What was said are the mails that we wrote to that address about it, and what was replied here.',
  answer: z.object({
    items: z.array(
      z.object({
        resource: z.string(),
        _id: z.string(),
        date: z.iso.datetime(),
        reference: z.string(),
        title: z.string(),
        about: z.string(),
        stage: z.string().describe('In words for whoever sent it.'),
        messages: z.array(message).describe('The latest of them, the newest last.'),
      }),
    ),
    others: z.array(message).describe('The latest that we wrote about none of these, the newest last.'),
  }),
});

export const replyCall = defineCall({
  method: 'POST',
  path: '/my/requests/:resource/:id/reply',
  summary: 'Reply to what was said about a request of mine',
  body: z.object({
    text: paragraphs('Reply', LONGEST_REPLY).meta({ examples: ['Thursday at eleven suits me well.'] }),
  }),
  answer: done,
});
