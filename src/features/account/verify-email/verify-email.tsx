import { useEffect, useRef, useState } from 'react';
import { data, Link } from 'react-router';
import type { verifyEmailCall } from '~/features/account/account-call';
import { callApi, OFFLINE, storedToken } from '~/lib/api';
import { AppError } from '~/lib/errors';
import { callApiContext } from '~/lib/page-context';
import { serverWords } from '~/platform/auth/ui/server-words';
import { postToApi } from '~/platform/pages/post-form.server';
import { ButtonLink } from '~/ui/button';
import { PasswordField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { AccountPage, privatePage, textLink } from '../sign-in/account-page';
import type { Route } from './+types/verify-email';

const TITLE = 'Confirm your email address';
const urlOf = (token: string) => `/api/user/verify-email/${encodeURIComponent(token)}`;
const FAILED = 'We could not reach the server. Try again in a minute.';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePage(matches, TITLE, 'Where the link of a verification mail leads.');

/**
 * Asked without a password and without a session, the call changes nothing: it tells of a link that was used, before
 * anybody has typed a password for it in vain.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { status, body } = await context.get(callApiContext)({ method: 'PUT', url: urlOf(params.token) });
  return { already: status === 200 ? body.message : undefined };
}

/** The form posted without JavaScript. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { status, body } = await postToApi(request, context, urlOf(params.token), { method: 'PUT' });
  const text = body.message && body.message !== OFFLINE ? body.message : FAILED;
  const failed = { message: { text, tone: 'error' as const }, fields: body.fields ?? {} };
  return data(status === 200 ? { confirmed: body.message } : { confirmed: undefined, ...failed }, { status });
}

/** Where the link of a verification mail leads. The account's password, or being signed in to it, is the other half. */
export default function VerifyEmail({
  params: { token },
  loaderData: { already },
  actionData,
}: Route.ComponentProps) {
  const [confirmed, setConfirmed] = useState(actionData?.confirmed ?? already);
  const path = `/user/verify-email/${encodeURIComponent(token)}` as const;
  const signedIn = useConfirmedBySession(path, setConfirmed);
  if (confirmed) return <Confirmed words={confirmed} signedIn={signedIn} />;
  return <AskForPassword path={path} posted={actionData} onDone={setConfirmed} />;
}

type Path = `/user/verify-email/${string}`;

/** Whoever is signed in to the account has nothing more to do. Answers whether they are. */
function useConfirmedBySession(path: Path, onConfirmed: (words: string) => void) {
  const [signedIn, setSignedIn] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || !storedToken()) return;
    asked.current = true;
    const confirmed = ({ message }: { message: string }) => {
      setSignedIn(true);
      onConfirmed(message);
    };
    callApi<typeof verifyEmailCall>('PUT', path).then(confirmed, (fault) => {
      // The form is there for whoever is signed in to another account, and says what else is wrong.
      if (!(fault instanceof AppError)) throw fault;
    });
  }, [path, onConfirmed]);
  return signedIn;
}

interface AskProps {
  path: Path;
  posted: Route.ComponentProps['actionData'];
  onDone: (words: string) => void;
}

function AskForPassword({ path, posted, onDone }: AskProps) {
  const form = useForm({
    ...(posted && 'message' in posted ? { posted } : {}),
    async send({ password }) {
      const { message } = await callApi<typeof verifyEmailCall>('PUT', path, { body: { password } });
      onDone(message);
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

interface ConfirmedProps {
  /** That it is confirmed now, or was already. */
  words: string;
  signedIn: boolean;
}

const Confirmed = ({ words, signedIn }: ConfirmedProps) => (
  <AccountPage
    title="Your email address is confirmed"
    lead={<p role="status">{words}. Your enquiries, quotes and applications are in your account.</p>}
  >
    <p>
      <ButtonLink to={signedIn ? '/dashboard' : '/login'} size="lg">
        {signedIn ? 'See my requests' : 'Sign in'}
      </ButtonLink>
    </p>
  </AccountPage>
);
