import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { callApi } from '~/lib/api';
import { ButtonLink } from '~/ui/button';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/form';
import { toast } from '~/ui/toast';
import { AccountPage, NeedsScript, privatePage, textLink } from './account-page';
import type { resetPasswordCall } from './contract';
import { checkNewPassword, NewPasswordFields } from './new-password';
import { serverWords } from './server-words';

const REDIRECT_AFTER_MS = 3000;

export const meta = () =>
  privatePage('Choose a password', 'Choose a new password with the link that was mailed to you.');

/** Where the links of a reset mail and of an invitation lead. */
export default function ResetPassword() {
  const { token } = useParams();
  return token ? <ChoosePassword token={token} /> : <NoToken />;
}

function NoToken() {
  return (
    <AccountPage
      title="Choose a password"
      lead="This page opens from the link in our mail. The link carries the proof that the account is yours."
    >
      <p>
        <ButtonLink to="/forgot-password" size="lg">
          Send me a link
        </ButtonLink>
      </p>
    </AccountPage>
  );
}

function ChoosePassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  const form = useForm({
    success: 'Password reset successful',
    check: checkNewPassword,
    async send({ password }) {
      await callApi<typeof resetPasswordCall>('PUT', `/user/reset-password/${encodeURIComponent(token)}`, {
        body: { password },
      });
      toast.success('Password reset successful');
      setDone(true);
    },
    failure(error) {
      toast.error('Failed to reset password');
      return serverWords(error, 'Failed to reset password. Try again.');
    },
  });

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate('/login'), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  return (
    <AccountPage title="Choose a password" lead="It takes effect at once and signs you out everywhere else.">
      <NeedsScript />
      <Form form={form} className="grid gap-5">
        <FormStatus message={form.message} />
        <NewPasswordFields key={String(done)} />
        <SubmitButton busyLabel="Saving..." size="lg" disabled={done}>
          Save password
        </SubmitButton>
      </Form>
      <p>
        {done ? 'Taking you to the sign-in page. ' : 'Has the link expired? '}
        <Link to={done ? '/login' : '/forgot-password'} className={textLink}>
          {done ? 'Go there now' : 'Ask for a new one'}
        </Link>
      </p>
    </AccountPage>
  );
}
