import { isStaff, noticeAreasOf } from '~/model/permissions';
import { newId } from '~/platform/db/ids';
import type { AfterChange } from '~/platform/http/services';

/** Who joins the staff sees nothing that was told before; who leaves it sees and leaves nothing. */
export const followRole: AfterChange = async (trx, { before, after }) => {
  if (!before || !after || before.role === after.role) return;
  const userId = after._id;
  if (!isStaff(after.role)) {
    // They name visitors, whom a client has no business to know.
    await trx.deleteFrom('notifications').where('userId', '=', userId).execute();
    await trx.deleteFrom('notificationReads').where('userId', '=', userId).execute();
    await trx.deleteFrom('notificationMarks').where('userId', '=', userId).execute();
    return;
  }
  if (!isStaff(before.role)) {
    await trx
      .insertInto('notificationMarks')
      .values({ userId, since: newId(), readAt: null })
      .onConflict((conflict) =>
        conflict.column('userId').doUpdateSet((eb) => ({ since: eb.ref('excluded.since') })),
      )
      .execute();
    return;
  }
  // What is no longer theirs is not counted among what they have read.
  const areas = [...noticeAreasOf(after.role)];
  await trx
    .deleteFrom('notificationReads')
    .where('userId', '=', userId)
    .where('notificationId', 'in', (eb) =>
      eb.selectFrom('notifications').select('_id').where('userId', 'is', null).where('area', 'not in', areas),
    )
    .execute();
};
