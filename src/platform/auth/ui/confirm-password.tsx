import { callApi } from '~/lib/api';
import type { confirmCall } from '~/platform/auth/session-call';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { PasswordField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { formMessage } from '~/ui/forms/form-message';
import { CodeField } from './code-field';
import type { User } from './session';

interface ConfirmPasswordProps {
  user: User;
  /** Whether they have proved who they are. */
  onDone: (proved: boolean) => void;
}

/** Over whatever is open, before what only the owner of the account may do. */
export default function ConfirmPassword({ user, onDone }: ConfirmPasswordProps) {
  const form = useForm({
    async send({ password, code }) {
      await callApi<typeof confirmCall>('POST', '/user/confirm', { body: { password, code } });
      onDone(true);
    },
    failure: formMessage,
  });
  return (
    <Dialog open title="Is it you?" onClose={() => onDone(false)}>
      <p className="mb-5 text-pretty text-muted">
        What comes next cannot be undone, or is for you alone: it hands out or erases what is known of people,
        or decides who can open an account. So please type your password again. You will not be asked for the
        next 15 minutes.
      </p>
      <Form form={form} className="grid gap-4">
        <FormStatus message={form.message} />
        {/* For a password manager: whose password this is. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
        {user.secondFactor === 'on' && <CodeField focus={false} />}
        <div className="mt-1 flex flex-wrap-reverse justify-end gap-3">
          <Button variant="secondary" onClick={() => onDone(false)}>
            Cancel
          </Button>
          <SubmitButton busyLabel="Checking...">Go on</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
