import type { z } from 'zod';
import type { startSecondFactorCall, turnOnSecondFactorCall } from '~/features/account/second-factor-call';
import { callApi } from '~/lib/api';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { formMessage } from '~/ui/forms/form-message';
import { sheet } from '../my-section';
import { textLink } from '../sign-in/account-page';

export type Begun = z.output<(typeof startSecondFactorCall)['answer']>;

interface SetUpProps {
  begun: Begun;
  /** With the codes that let in without the phone. */
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** The app learns the seed by picture, by link or by hand; its first code proves that it has. */
export function SetUpSecondFactor({ begun, onDone, onCancel }: SetUpProps) {
  const { secret, address, picture } = begun;
  const form = useForm({
    async send({ code }) {
      const answer = await callApi<typeof turnOnSecondFactorCall>('PUT', '/user/second-factor', {
        body: { code },
      });
      onDone(answer.recoveryCodes);
    },
    failure: formMessage,
  });
  return (
    <div className={`${sheet} grid gap-6 p-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:p-6`}>
      <svg
        role="img"
        aria-label="QR code for your authenticator app"
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        shapeRendering="crispEdges"
        className="size-52 rounded-md border border-line bg-white text-ink-950 max-sm:mx-auto"
      >
        <path d={picture.path} fill="currentColor" />
      </svg>
      <div className="grid content-start gap-5">
        <div className="grid gap-2 text-sm">
          <p className="text-base font-medium">1. Scan the picture with an authenticator app.</p>
          <p className="text-muted">
            Any will do: Google Authenticator, Microsoft Authenticator, Aegis, or your password manager.{' '}
            <a href={address} className={textLink}>
              Open the app on this device
            </a>
          </p>
          <p className="text-muted">
            Or type this key:{' '}
            <code className="font-medium wrap-anywhere text-text select-all">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </code>
          </p>
        </div>
        <Form form={form} className="grid gap-3">
          <p className="font-medium">2. Type the code that the app shows.</p>
          <FormStatus message={form.message} />
          <TextField
            name="code"
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9 ]{6,9}"
            title="The code has six digits."
            data-no-draft=""
            autoFocus
            required
            className="max-w-48"
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton busyLabel="Checking...">Turn on</SubmitButton>
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </Form>
      </div>
    </div>
  );
}
