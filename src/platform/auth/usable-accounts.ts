import type { Database } from '~/platform/db/schema';

/** Accounts that can be used: neither blocked nor in the trash. */
export const usableAccounts = (db: Database) =>
  db.selectFrom('users').where('isBlocked', '=', false).where('deletedAt', 'is', null);
