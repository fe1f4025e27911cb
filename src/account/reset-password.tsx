import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { callApi } from '~/lib/api';
import { passwordStrength } from '~/lib/password-strength';
import { ButtonLink } from '~/ui/button';
import { PasswordField } from '~/ui/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/form';
import { toast } from '~/ui/toast';
import { AccountPage, NeedsScript, privatePage, textLink } from './account-page';
import type { resetPasswordCall } from './contract';
import { serverWords } from './server-words';
import { StrengthMeter } from './strength-meter';

const REDIRECT_AFTER_MS = 3000;

export const meta = () => privatePage('Choose a password');

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
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const form = useForm({
    success: 'Password reset successful',
    check({ password = '', confirm }) {
      return {
        ...(passwordStrength(password) === 'Weak' && {
          password: 'Password is too weak. Please use a stronger password.',
        }),
        ...(password !== confirm && { confirm: 'Passwords do not match.' }),
      };
    },
    async send({ password }) {
      await callApi<typeof resetPasswordCall>('PUT', `/user/reset-password/${encodeURIComponent(token)}`, {
        body: { password },
      });
      toast.success('Password reset successful');
      setPassword('');
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
        <PasswordField
          name="password"
          label="New password"
          autoComplete="new-password"
          required
          onInput={(event) => setPassword(event.currentTarget.value)}
          hint={<StrengthMeter password={password} />}
        />
        <PasswordField name="confirm" label="Confirm password" autoComplete="new-password" required />
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
