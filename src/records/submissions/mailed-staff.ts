import { sql } from 'kysely';
import { usableAccounts } from '~/platform/auth/usable-accounts';
import { onceIn } from '~/platform/db/once-in';
import { choicesOf } from '~/platform/notify/choices';

const MOST = 20;

/** Who hears of a new submission by mail: the admins who want to. Everybody else on the staff sees it in the dashboard. */
export const mailedStaff = onceIn(async (trx) => {
  const admins = await usableAccounts(trx)
    .select(['_id', 'email'])
    .where('role', '=', 'admin')
    .orderBy('createdAt')
    // As a mere parameter it would make SQLite plan anew for every form.
    .limit(sql.lit(MOST))
    .execute();
  const choices = await choicesOf(
    trx,
    admins.map(({ _id }) => _id),
  );
  return admins.filter(({ _id }) => choices(_id).newLead.mail).map(({ email }) => email);
});
