import type { Database } from '~/platform/db/schema';

/** Leads that something is still to be done about. */
export const openLeads = (db: Database) =>
  db.selectFrom('followups').where('status', '<>', 'Completed').where('deletedAt', 'is', null);
