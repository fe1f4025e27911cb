import type { Stage } from '~/model/leads/stages';
import type { Database } from '~/platform/db/schema';

/** Leads that something is still to be done about. */
export const openLeads = (db: Database) =>
  db.selectFrom('followups').where('status', '<>', 'Completed').where('deletedAt', 'is', null);

const WON: Stage = 'Won';

/** Of a lead, or of the request that says what its lead says. What comes after it is followed up by a lead of its own, beside it. */
export const isWon = (stage: unknown) => stage === WON;
