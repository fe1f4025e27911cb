import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { RETENTION_YEARS } from '../quotation';
import { today } from './drafts';
import { yearBegun } from './numbers';

/** What was accepted is kept by law until some years after its financial year, whoever wishes to be forgotten. */
export async function keepByLaw(trx: DatabaseTransaction, id: string) {
  const until = `${yearBegun(today()) + 1 + RETENTION_YEARS}-03-31`;
  await trx
    .insertInto('quotationRetentions')
    .values({ _id: id, until })
    .onConflict((conflict) => conflict.column('_id').doNothing())
    .execute();
}

/** When that is over it goes as all others do. */
export const endRetentions = (db: Database) =>
  db.deleteFrom('quotationRetentions').where('until', '<', today()).execute();
