import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { done, identifier } from '~/model/fields';

export const mailStatuses = ['queued', 'sent', 'failed', 'dropped'] as const;

const params = z.object({ id: identifier() });

const mail = z.object({
  _id: z.string(),
  template: z.string(),
  /** The template as people call it. */
  title: z.string(),
  recipient: z.string(),
  status: z.enum(mailStatuses),
  /** A worker has it in hand this moment. */
  beingSent: z.boolean(),
  /** Its letter lies here as a file: it has left for nowhere. */
  isStored: z.boolean(),
  attempts: z.int(),
  nextAttemptAt: z.string(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
export type Mail = z.output<typeof mail>;

/** A page of mails, newest first: `/outbox?page=1&status=failed&q=asha`. */
export const outboxCall = defineCall({
  method: 'GET',
  path: '/outbox',
  summary: 'The mails, newest first',
  answer: z.object({
    items: z.array(mail),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    /** How many there are of each status. */
    counts: z.object({ queued: z.int(), sent: z.int(), failed: z.int(), dropped: z.int() }),
    /** Whether mails are handed to a mail server or, without one, kept as files. */
    delivery: z.enum(['smtp', 'files']),
  }),
});

/** Whether mails go out as they should: how many do not. */
export const mailTroubleCall = defineCall({
  method: 'GET',
  path: '/outbox/trouble',
  summary: 'How many mails have failed of late, or wait for too long',
  answer: z.object({
    /** Given up after the last try, within the last three days. */
    failed: z.int(),
    /** Not sent yet, though they should have been more than five minutes ago. */
    waiting: z.int(),
    /** When the oldest of those that wait was written. */
    waitingSince: z.string().nullable(),
  }),
});

/** The letter itself, where it was kept as a file because there is no mail server. */
export const letterCall = defineCall({
  method: 'GET',
  path: '/outbox/:id/letter',
  summary: 'The letter of a mail that was kept as a file',
  params,
  answer: z.object({
    subject: z.string(),
    text: z.string(),
    /** The key of a link was taken out: it is for whom the letter was written to. */
    withheld: z.boolean(),
    /** Where the whole letter lies, seen from the data folder. */
    storedAs: z.string(),
  }),
});

/** What was sent goes out once more, as a mail of its own. */
export const sendAgainCall = defineCall({
  method: 'POST',
  path: '/outbox/:id/again',
  summary: 'Send a mail once more that was sent',
  params,
  answer: done,
});

/** To whoever asks for it: whether mails arrive is seen where they arrive. */
export const testMailCall = defineCall({
  method: 'POST',
  path: '/outbox/test',
  summary: 'Send a test mail to yourself',
  answer: done,
});

export const retryMailCall = defineCall({
  method: 'POST',
  path: '/outbox/:id/retry',
  summary: 'Send a failed or waiting mail now',
  params,
  answer: done,
});

export const retryAllCall = defineCall({
  method: 'POST',
  path: '/outbox/retry',
  summary: 'Send every failed mail once more',
  answer: done.extend({ count: z.int() }),
});
