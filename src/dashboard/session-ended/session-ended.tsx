import { useId, useLayoutEffect, useRef } from 'react';
import type { loginCall } from '~/account/contract';
import { serverWords } from '~/account/server-words';
import { callApi, storeToken } from '~/lib/api';
import { Button } from '~/ui/button';
import { PasswordField, TextField } from '~/ui/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/form';
import { holdPageStill } from '~/ui/hold-page-still';
import { type User, useLogOut } from '../session';

interface SessionEndedProps {
  user: User;
  onSignedIn: (person: Pick<User, '_id' | 'role'>) => void;
}

/** Over whatever is open: the page behind stays as it is, with all that was typed there. */
export function SessionEnded({ user, onSignedIn }: SessionEndedProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const logOut = useLogOut();
  const form = useForm({
    async send({ password }) {
      const answer = await callApi<typeof loginCall>('POST', '/user/admin-login', {
        body: { email: user.email, password, web: true },
      });
      storeToken(answer.token);
      onSignedIn(answer.user);
    },
    failure: (error) => serverWords(error, 'Login failed. Try again.'),
  });

  // Before the element leaves the page, or the browser could not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const below = document.querySelector('dialog:modal');
    dialog.showModal();
    dialog.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
    const unlock = below ? undefined : holdPageStill();
    // Esc pressed twice closes any dialog; this one has no other way out than its buttons.
    const stay = () => dialog.isConnected && dialog.showModal();
    dialog.addEventListener('close', stay);
    return () => {
      dialog.removeEventListener('close', stay);
      unlock?.();
      dialog.close();
    };
  }, []);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      className="sheet m-auto w-[calc(100%-2rem)] max-w-md rounded-lg border border-line bg-surface p-5 text-text shadow-float sm:p-6"
    >
      <h2 id={titleId} className="text-xl">
        Your session has ended.
      </h2>
      <p className="mt-1 mb-5 text-muted">Sign in again to go on. What you have typed is still here.</p>
      <Form form={form} className="grid gap-4">
        <FormStatus message={form.message} />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          value={user.email}
          readOnly
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
        <div className="mt-1 flex flex-wrap-reverse justify-end gap-3">
          <Button variant="quiet" onClick={logOut}>
            Log out instead
          </Button>
          <SubmitButton busyLabel="Signing In...">Sign In</SubmitButton>
        </div>
      </Form>
    </dialog>
  );
}
