import { data, Link } from 'react-router';
import type { forgotPasswordCall } from '~/features/account/account-call';
import { callApi, OFFLINE } from '~/lib/api';
import { cachedAt } from '~/lib/page-context';
import { serverWords } from '~/platform/auth/ui/server-words';
import { postToApi } from '~/platform/pages/post-form.server';
import { TextField } from '~/ui/forms/field';
import { Form, type FormMessage, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { toast } from '~/ui/toast/toast';
import { AccountPage, privatePage, textLink } from '../sign-in/account-page';
import type { Route } from './+types/forgot-password';

const SENT = 'Password reset email sent successfully';
const CHECK_INBOX =
  'Check your inbox. If the address has an account, a link to reset the password is there; it works for one hour.';
const FAILED = 'Failed to send reset email. Try again.';

export const meta = () =>
  privatePage('Forgot password', 'Have a link mailed to you that opens a page for a new password.');
export const middleware = [cachedAt('/forgot-password')];

/** The form posted without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const { status, body, values } = await postToApi(request, context, '/api/user/forgot-password-token');
  const sent = status === 200;
  const text = body.message && body.message !== OFFLINE ? body.message : FAILED;
  const message: FormMessage = sent ? { text: CHECK_INBOX, tone: 'success' } : { text, tone: 'error' };
  return data({ message, fields: body.fields ?? {}, typed: sent ? {} : values }, { status });
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const form = useForm({
    draftKey: 'forgot-password',
    posted: actionData,
    success: CHECK_INBOX,
    async send({ email }) {
      await callApi<typeof forgotPasswordCall>('POST', '/user/forgot-password-token', { body: { email } });
      toast.success(SENT, { about: ['forgot-password'] });
    },
    failure(error) {
      toast.error('Failed to send reset email', { about: ['forgot-password'] });
      return serverWords(error, FAILED);
    },
  });
  return (
    <AccountPage
      title="Forgot password"
      lead="We mail you a link. It opens a page where you choose a new password."
    >
      <Form form={form} className="grid gap-5">
        <FormStatus message={form.message} />
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          defaultValue={actionData?.typed.email}
        />
        <SubmitButton busyLabel="Sending..." size="lg">
          Send reset link
        </SubmitButton>
      </Form>
      <p>
        <Link to="/login" className={textLink}>
          Back to sign in
        </Link>
      </p>
    </AccountPage>
  );
}
