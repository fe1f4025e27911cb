import { Link } from 'react-router';
import type { forgotPasswordCall } from '~/features/account/account-call';
import { callApi } from '~/lib/api';
import { cachedAt } from '~/lib/page-context';
import { serverWords } from '~/platform/auth/ui/server-words';
import { postForm } from '~/platform/pages/post-form.server';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import type { FormWords } from '~/ui/forms/form-words';
import { EmailField } from '~/ui/forms/person-field';
import { toast } from '~/ui/toast/toast';
import { AccountPage, privatePage, textLink } from '../sign-in/account-page';
import type { Route } from './+types/forgot-password';

const SENT = 'Password reset email sent successfully';
const words: FormWords = {
  sent: 'Check your inbox. If the address has an account, a link to reset the password is there; it works for one hour.',
  failed: (error) => serverWords(error, 'Failed to send reset email. Try again.'),
};

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePage(matches, 'Forgot password', 'Have a link mailed to you that opens a page for a new password.');
export const middleware = [cachedAt('/forgot-password')];

/** The form posted without JavaScript. */
export const action = ({ request, context }: Route.ActionArgs) =>
  postForm(request, context, '/api/user/forgot-password-token', words);

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const form = useForm({
    draftKey: 'forgot-password',
    posted: actionData,
    success: words.sent,
    async send({ email }) {
      await callApi<typeof forgotPasswordCall>('POST', '/user/forgot-password-token', { body: { email } });
      toast.success(SENT, { about: ['forgot-password'] });
    },
    failure(error) {
      toast.error('Failed to send reset email', { about: ['forgot-password'] });
      return words.failed(error);
    },
  });
  return (
    <AccountPage
      title="Forgot password"
      lead="We mail you a link. It opens a page where you choose a new password."
    >
      <Form form={form} className="grid gap-5">
        <FormStatus message={form.message} />
        <EmailField label="Email" autoComplete="username" defaultValue={actionData?.values?.email} />
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
