import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type {
  renewRecoveryCodesCall,
  secondFactorCall,
  startSecondFactorCall,
  turnOffSecondFactorCall,
} from '~/features/account/second-factor-call';
import { callApi } from '~/lib/api';
import { formatDate } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { useAction } from '~/records/ui/use-action';
import { Button } from '~/ui/button';
import { SureButton } from '~/ui/dialog/sure-button';
import { Icon } from '~/ui/icon';
import { LoadFault } from '~/ui/panel';
import { SheetLoading, sheet } from '../my-section';
import { RecoveryCodes } from './my-recovery-codes';
import { type Begun, SetUpSecondFactor } from './set-up-second-factor';

/** A code from the phone beside the password, so that a stolen password opens nothing. */
export function SecondFactor() {
  const state = useCall<typeof secondFactorCall>(['second-factor'], '/user/second-factor');
  const { revalidate } = useRevalidator();
  const { busy, run } = useAction('second-factor');
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();

  const begin = () =>
    run(async () => setBegun(await callApi<typeof startSecondFactorCall>('POST', '/user/second-factor')));
  const renew = () =>
    run(async () => {
      const made = await callApi<typeof renewRecoveryCodesCall>('POST', '/user/second-factor/recovery-codes');
      setCodes(made.recoveryCodes);
    });
  const turnOff = () =>
    run(async () => {
      await callApi<typeof turnOffSecondFactorCall>('DELETE', '/user/second-factor');
      await revalidate();
    }, 'Your second factor is off');
  /** Not before: where the agency asks for a second factor, the whole dashboard opens then. */
  async function finish() {
    setCodes(undefined);
    await revalidate();
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={finish} />;
  if (begun) {
    const leave = () => setBegun(undefined);
    const done = (made: string[]) => {
      leave();
      setCodes(made);
      void state.refetch();
    };
    return <SetUpSecondFactor begun={begun} onDone={done} onCancel={leave} />;
  }
  if (state.isError) {
    return <LoadFault words={state.error.message} onRetry={() => state.refetch()} className="" />;
  }
  if (!state.data) return <SheetLoading />;
  const { since, recoveryCodesLeft } = state.data;
  return (
    <div className={`${sheet} flex flex-wrap items-center justify-between gap-4 px-4 py-4 sm:px-6`}>
      {since ? (
        <>
          <div>
            <p className="flex items-center gap-1.5 font-medium text-accent">
              <Icon name="check" className="size-4" />
              On since {formatDate(since)}
            </p>
            <p className={recoveryCodesLeft < 3 ? 'text-sm text-danger' : 'text-sm text-muted'}>
              {inWords(recoveryCodesLeft)}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button size="sm" variant="secondary" busy={busy} onClick={renew}>
              New recovery codes
            </Button>
            <SureButton
              label="Turn off"
              question="Sign in with the password alone?"
              busy={busy}
              onSure={turnOff}
            />
          </div>
        </>
      ) : (
        <>
          <p className="font-medium">Off: your password alone opens your account.</p>
          <Button size="sm" busy={busy} onClick={begin}>
            Set up an app
          </Button>
        </>
      )}
    </div>
  );
}

const inWords = (left: number) =>
  left === 0
    ? 'No recovery codes are left. Make new ones before you lose your phone.'
    : left === 1
      ? 'One recovery code is left.'
      : `${left} recovery codes are left.`;
