import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { callApi, storeToken } from '~/lib/api';
import type { loginCall } from '~/platform/auth/session-call';
import { CodeField } from '~/platform/auth/ui/code-field';
import { serverWords } from '~/platform/auth/ui/server-words';
import { type User, useLogOut } from '~/platform/auth/ui/session';
import { Button } from '~/ui/button';
import { PasswordField, TextField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { LeafMark } from '~/ui/leaf/leaf';
import { clearRecentChoices } from '~/ui/recent';
import { holdPageStill } from '~/ui/shell/hold-page-still';
import { toast } from '~/ui/toast/toast';

interface SessionEndedProps {
  user: User;
  onSignedIn: (person: Pick<User, '_id' | 'role'>) => void;
}

/** In place of all that was loaded. Forms have put into memory what was typed in them, and take it up again afterwards. */
export function SessionEnded({ user, onSignedIn }: SessionEndedProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const logOut = useLogOut();
  const queries = useQueryClient();

  // By now nobody shows any of it any more.
  useEffect(() => {
    queries.clear();
    clearRecentChoices();
    void toast.clear();
  }, [queries]);

  // It may have been turned on from another device, too.
  const [asksCode, setAsksCode] = useState(user.secondFactor === 'on');
  const form = useForm({
    async send({ password, code }) {
      const answer = await callApi<typeof loginCall>('POST', '/user/admin-login', {
        body: { email: user.email, password, code, web: true },
      });
      storeToken(answer.token);
      onSignedIn(answer.user);
    },
    failure(error) {
      if (error.code === 'code_needed') setAsksCode(true);
      return error.code === 'code_needed' || error.fields?.code
        ? ''
        : serverWords(error, 'Login failed. Try again.');
    },
  });

  // Before the element leaves the page, or the browser could not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
    const unlock = holdPageStill();
    // Esc pressed twice closes any dialog; this one has no other way out than its buttons.
    const stay = () => dialog.isConnected && dialog.showModal();
    dialog.addEventListener('close', stay);
    return () => {
      dialog.removeEventListener('close', stay);
      unlock();
      dialog.close();
    };
  }, []);

  return (
    <main data-scheme="auto" className="min-h-dvh">
      <dialog
        ref={ref}
        aria-labelledby={titleId}
        onCancel={(event) => event.preventDefault()}
        className="sheet m-auto w-[calc(100%-2rem)] max-w-md rounded-lg border border-line bg-surface p-5 text-text shadow-float backdrop:bg-transparent sm:p-6"
      >
        <LeafMark className="mb-4 h-9 text-accent" />
        <h1 id={titleId} className="text-xl">
          Your session has ended.
        </h1>
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
          {asksCode && <CodeField focus={false} />}
          <div className="mt-1 flex flex-wrap-reverse justify-end gap-3">
            <Button variant="quiet" onClick={logOut}>
              Log out instead
            </Button>
            <SubmitButton busyLabel="Signing In...">Sign In</SubmitButton>
          </div>
        </Form>
      </dialog>
    </main>
  );
}
