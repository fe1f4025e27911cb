import { withdraw } from '~/features/career/server/applicant/applicant';
import type { Services } from '~/platform/http/services';

/** Somebody has taken a better offer, today: within a month what they sent is gone. */
export async function addWithdrawn(parts: Pick<Services, 'db' | 'features'>) {
  await parts.db.transaction().execute(async (trx) => {
    const newest = await trx
      .selectFrom('careers')
      .select('_id')
      .where('status', '=', 'In Review')
      .orderBy('date', 'desc')
      .executeTakeFirst();
    if (newest) await withdraw(trx, parts, newest._id);
  });
}
