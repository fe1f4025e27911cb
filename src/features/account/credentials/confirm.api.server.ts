import { signedIn } from '~/platform/auth/access/access';
import { confirmCall } from '~/platform/auth/session-call';
import { noteConfirmed } from '~/platform/auth/sessions/sessions';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { provePassword } from '../password/prove-password.server';
import { refuseOtherFactor, secondFactorsOf } from '../second-factor/second-factor.server';

/** A session that was left open at a desk does not take the account over: some things ask again who it is. */
export const confirmApi: ApiModule = (api, services) => {
  const { db } = services;
  const secondFactors = secondFactorsOf(services);
  const route = routesOf(api, 'Account');
  route(confirmCall, { access: 'account:edit', confirm: 'never' }, async (request) => {
    const { _id, user } = signedIn(request);
    const lockProven = await provePassword(db, request, request.body.password, 'password');
    const since = await secondFactors.prove(user, request.body.code, request.log);
    await db.transaction().execute(async (trx) => {
      refuseOtherFactor(await lockProven(trx), since);
      await noteConfirmed(trx, _id);
    });
    return { message: 'Confirmed' };
  });
};
