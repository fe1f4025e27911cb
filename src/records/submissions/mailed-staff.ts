import { onceIn } from '~/platform/db/once-in';
import { choicesOf } from '~/platform/notify/choices';

const MOST = 20;

/** Who hears of a new submission by mail: the admins who want to. Everybody else on the staff sees it in the dashboard. */
export const mailedStaff = onceIn(async (trx) => {
  const admins = await trx
    .selectFrom('users')
    .select(['_id', 'email'])
    .where('role', '=', 'admin')
    .where('isBlocked', '=', false)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .limit(MOST)
    .execute();
  const choices = await choicesOf(
    trx,
    admins.map(({ _id }) => _id),
  );
  return admins.filter(({ _id }) => choices(_id).newLead.mail).map(({ email }) => email);
});
