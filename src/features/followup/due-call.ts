import { z } from 'zod';
import { defineCall } from '~/lib/call';

const counted = z.object({ total: z.int(), more: z.boolean() });
const due = z.object({ overdue: counted, today: counted, unplanned: counted });

/** What the dashboard begins with: exactly as many as the lists show that `dueQueries` lead to. */
export const dueCall = defineCall({
  method: 'GET',
  path: '/followup/due',
  summary: 'How many open follow-ups are overdue, due today or without a next step: mine, and everybody’s',
  answer: z.object({
    mine: due,
    all: due,
    leftBehind: z
      .array(counted.extend({ _id: z.string(), name: z.string() }))
      .describe('Who has open ones and cannot work on them any more, with how many these are.'),
  }),
});

/** The open ones of somebody. */
export const openOfQuery = (ownerId: string) => ({
  'is.ownerId': ownerId,
  'is.status': 'Pending,In Progress',
});

/** How the list is asked for each of them. What is done is never overdue. */
export const dueQueries = {
  overdue: { 'due.nextDate': 'overdue' },
  today: { 'is.status': 'Pending,In Progress', 'due.nextDate': 'today' },
  unplanned: { 'is.status': 'Pending,In Progress', 'due.nextDate': 'none' },
} as const;

/** Exactly those that wait for the reader: their own, open, due by the end of today; the longest due first. */
export const waitingQuery = new URLSearchParams({
  'is.ownerId': 'me',
  'is.status': 'Pending,In Progress',
  'to.nextDate': 'today',
  sort: 'nextDate',
}).toString();
