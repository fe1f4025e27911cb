import { useEffect, useRef, useState } from 'react';
import { data, Link } from 'react-router';
import type { verifyEmailCall } from '~/features/account/account-call';
import { callApi, OFFLINE, storedToken } from '~/lib/api';
import { AppError } from '~/lib/errors';
import { serverWords } from '~/platform/auth/ui/server-words';
import { postToApi } from '~/platform/pages/post-form.server';
import { ButtonLink } from '~/ui/button';
import { PasswordField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { AccountPage, privatePage, textLink } from '../sign-in/account-page';
import type { Route } from './+types/verify-email';

const TITLE = 'Confirm your email address';
const FAILED = 'We could not reach the server. Try again in a minute.';

export const meta = () => privatePage(TITLE, 'Where the link of a verification mail leads.');

/** The form posted without JavaScript. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const url = `/api/user/verify-email/${encodeURIComponent(params.token)}`;
  const { status, body } = await postToApi(request, context, url, 'PUT');
  const text = body.message && body.message !== OFFLINE ? body.message : FAILED;
  const failed = { message: { text, tone: 'error' as const }, fields: body.fields ?? {} };
  return data(status === 200 ? { confirmed: true } : { confirmed: false, ...failed }, { status });
}

/** Where the link of a verification mail leads. The account's password, or being signed in to it, is the other half. */
export default function VerifyEmail({ params: { token }, actionData }: Route.ComponentProps) {
  const [confirmed, setConfirmed] = useState(actionData?.confirmed ?? false);
  const path = `/user/verify-email/${encodeURIComponent(token)}` as const;
  useConfirmedBySession(path, () => setConfirmed(true));
  return confirmed ? <Confirmed /> : <AskForPassword path={path} posted={actionData} onDone={setConfirmed} />;
}

type Path = `/user/verify-email/${string}`;

/** Whoever is signed in to the account has nothing more to do. */
function useConfirmedBySession(path: Path, onConfirmed: () => void) {
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || !storedToken()) return;
    asked.current = true;
    callApi<typeof verifyEmailCall>('PUT', path).then(onConfirmed, (fault) => {
      // The form is there for whoever is signed in to another account, and says what else is wrong.
      if (!(fault instanceof AppError)) throw fault;
    });
  }, [path, onConfirmed]);
}

interface AskProps {
  path: Path;
  posted: Route.ComponentProps['actionData'];
  onDone: (confirmed: true) => void;
}

function AskForPassword({ path, posted, onDone }: AskProps) {
  const form = useForm({
    ...(posted && 'message' in posted ? { posted } : {}),
    async send({ password }) {
      await callApi<typeof verifyEmailCall>('PUT', path, { body: { password } });
      onDone(true);
    },
    failure: (error) => serverWords(error, FAILED),
  });
  return (
    <AccountPage
      title={TITLE}
      lead="Type the password that you chose when you registered. It shows that the account is yours, as the link shows that the address is."
    >
      <Form form={form} className="grid gap-5">
        <FormStatus message={form.message} />
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
        <SubmitButton busyLabel="Confirming..." size="lg">
          Confirm my address
        </SubmitButton>
      </Form>
      <p>
        You did not register, or do not know the password?{' '}
        <Link to="/forgot-password" className={textLink}>
          Choose a new password
        </Link>
        . That confirms your address as well, and signs everybody else out.
      </p>
    </AccountPage>
  );
}

const Confirmed = () => (
  <AccountPage
    title={TITLE}
    lead={
      <p role="status">
        Your email address is confirmed. Your enquiries, quotes and applications are in your account.
      </p>
    }
  >
    <p>
      <ButtonLink to="/login" size="lg">
        Sign in
      </ButtonLink>
    </p>
  </AccountPage>
);
