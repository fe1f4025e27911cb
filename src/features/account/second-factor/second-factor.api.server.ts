import { encode } from 'uqr';
import {
  renewRecoveryCodesCall,
  secondFactorCall,
  startSecondFactorCall,
  turnOffSecondFactorCall,
  turnOnSecondFactorCall,
} from '~/features/account/second-factor-call';
import { dropSecondFactorCall } from '~/features/user/user';
import { AppError } from '~/lib/errors';
import { signedIn } from '~/platform/auth/access/access';
import { readAccount } from '~/platform/auth/account-lock';
import { authorOf } from '~/platform/auth/author';
import { countRecoveryCodes } from '~/platform/auth/second-factor/recovery-codes';
import { appAddress } from '~/platform/auth/second-factor/totp';
import { sessionEnded } from '~/platform/auth/sessions/sessions';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { secondFactorsOf } from './second-factor.server';

export const secondFactorApi: ApiModule = (api, services) => {
  const { db, firm } = services;
  const secondFactors = secondFactorsOf(services);
  const route = routesOf(api, 'Account');

  route(secondFactorCall, { access: 'account:read' }, async (request) => {
    const { _id } = signedIn(request).user;
    const row = await readAccount(db, _id);
    if (!row) throw sessionEnded();
    return { since: row.secondFactorSince, recoveryCodesLeft: await countRecoveryCodes(db, _id) };
  });

  route(startSecondFactorCall, { access: 'account:edit', confirm: 'always' }, async (request) => {
    const session = signedIn(request);
    const secret = await secondFactors.start(session);
    const address = appAddress(secret, (await firm()).name, session.user.email);
    return { secret, address, picture: picture(address) };
  });

  route(turnOnSecondFactorCall, { access: 'account:edit', confirm: 'never' }, async (request) => {
    const session = signedIn(request);
    const recoveryCodes = await secondFactors.turnOn(session, request.body.code, authorOf(request));
    return { message: 'Your second factor is on', recoveryCodes };
  });

  route(renewRecoveryCodesCall, { access: 'account:edit', confirm: 'always' }, async (request) => {
    const recoveryCodes = await secondFactors.renewCodes(signedIn(request));
    return { message: 'The older codes work no more', recoveryCodes };
  });

  route(turnOffSecondFactorCall, { access: 'account:edit', confirm: 'always' }, async (request) => {
    const session = signedIn(request);
    const wasOn = await secondFactors.turnOff(session.user._id, authorOf(request), session);
    if (!wasOn) throw new AppError(409, 'conflict', 'Your second factor is off.');
    return { message: 'Your second factor is off' };
  });

  routesOf(api, 'Users')(
    dropSecondFactorCall,
    { access: 'users:edit', confirm: 'always' },
    async (request) => {
      const wasOn = await secondFactors.turnOff(request.params.id, authorOf(request), signedIn(request));
      if (!wasOn) throw missing('There is no such user with a second factor.');
      return { message: 'The second factor is off' };
    },
  );
};

/** Drawn here, so that no browser loads what draws it. */
function picture(text: string) {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { path, size };
}
