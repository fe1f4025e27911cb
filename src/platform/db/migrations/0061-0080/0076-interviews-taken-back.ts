import type { Database } from '../../schema';

/** A refusal can be taken back while its mail waits; so can the interviews that it cancels, by the mails that say so. */
export const interviewsTakenBack = (db: Database) =>
  db.schema.alterTable('interviews').addColumn('cancelMails', 'text').execute();
