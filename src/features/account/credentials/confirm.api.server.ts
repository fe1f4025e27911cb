import { signedIn } from '~/platform/auth/access/access';
import { confirmCall } from '~/platform/auth/session-call';
import { noteConfirmed } from '~/platform/auth/sessions/sessions';
import { schemaOf } from '~/platform/http/schema-of';
import type { ApiModule } from '~/platform/http/services';
import { provePassword } from '../password/prove-password.server';
import { refuseOtherFactor, secondFactorsOf } from '../second-factor/second-factor.server';

/** A session that was left open at a desk does not take the account over: some things ask again who it is. */
export const confirmApi: ApiModule = (api, services) => {
  const { db } = services;
  const secondFactors = secondFactorsOf(services);
  api.post(confirmCall.path, {
    config: { access: 'account:edit', confirm: 'never' },
    schema: schemaOf(confirmCall, {
      tags: ['Account'],
      summary: 'Prove again who I am',
      description:
        'What is answered 403 `confirm_needed` is done within 15 minutes of this call, or of the login.',
    }),
    handler: async (request) => {
      const { _id, user } = signedIn(request);
      const lockProven = await provePassword(db, request, request.body.password, 'password');
      const since = await secondFactors.prove(user, request.body.code, request.log);
      await db.transaction().execute(async (trx) => {
        refuseOtherFactor(await lockProven(trx), since);
        await noteConfirmed(trx, _id);
      });
      return { message: 'Confirmed' };
    },
  });
};
