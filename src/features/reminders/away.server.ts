import { AppError } from '~/lib/errors';
import { dayOf, now } from '~/lib/time';
import { isStaff, roles } from '~/model/permissions';
import { usableAccounts } from '~/platform/auth/usable-accounts';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import { choicesOf } from '~/platform/notify/choices';
import { awayCall, setAwayCall } from './away';
import { changeChoices } from './my-notices.server';

const CHANGES_AN_HOUR = 240;
const MOST_STAFF = 500;

/** Who of us is away: each says it of themselves, and admins of all. */
export const awayApi: ApiModule = (api, { db }) => {
  const route = routesOf(api, 'Settings');
  const limited = { rateLimit: callsAnHour(CHANGES_AN_HOUR, 'who is away') };

  route(awayCall, { access: 'settings:read' }, async () => {
    const staff = await usableAccounts(db)
      .select(['_id', 'name', 'email'])
      .where('role', 'in', roles.filter(isStaff))
      .orderBy('name')
      .orderBy('_id')
      .limit(MOST_STAFF)
      .execute();
    const chosen = await choicesOf(
      db,
      staff.map(({ _id }) => _id),
    );
    const today = dayOf(now());
    return staff.map((one) => {
      const { away } = chosen(one._id);
      return { ...one, away: away && away.to >= today ? away : null };
    });
  });

  route(setAwayCall, { access: 'settings:edit', ...limited }, async (request) => {
    const { id } = request.params;
    await db.transaction().execute(async (trx) => {
      const account = await trx
        .selectFrom('users')
        .select('role')
        .where('_id', '=', id)
        .where('deletedAt', 'is', null)
        .executeTakeFirst();
      if (!account) throw missing();
      if (!isStaff(account.role))
        throw new AppError(400, 'invalid_input', 'Only who works here can be away.');
      await changeChoices(trx, id, request.body);
    });
    return { message: request.body.away ? 'Their leads go to others meanwhile' : 'They get leads again' };
  });
};
