import { z } from 'zod';
import { defineCall } from '~/lib/call';

/** How the house itself is: what an owner wants to know before something goes wrong. */
export const systemCall = defineCall({
  method: 'GET',
  path: '/system',
  summary: 'Version, last backup, disk, mails and sessions',
  answer: z.object({
    version: z.string(),
    node: z.string(),
    engine: z.enum(['sqlite', 'postgres']),
    startedAt: z.string().describe('Of the process that answers.'),
    backup: z.object({
      keepDays: z.int().nullable().describe('Null: the server makes none by itself.'),
      last: z.object({ at: z.string(), bytes: z.int() }).nullable(),
    }),
    disk: z.object({ freeBytes: z.int(), totalBytes: z.int() }),
    mail: z.object({ delivery: z.enum(['smtp', 'files']), queued: z.int(), failed: z.int() }),
    sessions: z.object({ open: z.int(), accounts: z.int() }),
  }),
});
