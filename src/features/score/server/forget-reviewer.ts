import { among } from '~/platform/db/engine/among';
import { engineOf } from '~/platform/db/engine/engine';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { settleAverage } from './average';

/** Whose account is gone for good has no say any more. */
export async function forgetReviewer(trx: DatabaseTransaction, userId: string) {
  const own = await trx
    .selectFrom('scores')
    .select('careerId')
    .distinct()
    .where('userId', '=', userId)
    .execute();
  const ids = own.map(({ careerId }) => careerId);
  if (ids.length === 0) return;
  const applications = trx
    .selectFrom('careers')
    .select('_id')
    .where(among(trx, '_id', ids))
    .orderBy('_id');
  await (engineOf(trx) === 'postgres' ? applications.forUpdate() : applications).execute();
  await trx.deleteFrom('scores').where('userId', '=', userId).execute();
  await settleAverage(trx, ids);
}
