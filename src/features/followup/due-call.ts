import { z } from 'zod';
import { defineCall } from '~/lib/call';

const counted = z.object({ total: z.int(), more: z.boolean() });
const due = z.object({ overdue: counted, today: counted, unplanned: counted });

/** What the dashboard begins with: exactly as many as the lists show that `dueQueries` lead to. */
export const dueCall = defineCall({
  method: 'GET',
  path: '/followup/due',
  summary: 'How many open follow-ups are overdue, due today or without a next step: mine, and everybody’s',
  answer: z.object({ mine: due, all: due }),
});

/** How the list is asked for each of them. What is done is never overdue. */
export const dueQueries = {
  overdue: { 'due.nextDate': 'overdue' },
  today: { 'is.status': 'Pending,In Progress', 'due.nextDate': 'today' },
  unplanned: { 'is.status': 'Pending,In Progress', 'due.nextDate': 'none' },
} as const;

/** Exactly those that wait for the reader: their own, open, due by the end of today. */
export const waitingQuery = new URLSearchParams({
  'is.ownerId': 'me',
  'is.status': 'Pending,In Progress',
  'to.nextDate': 'today',
}).toString();
