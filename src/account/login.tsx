import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { callApi, storeToken } from '~/lib/api';
import { keptAt } from '~/lib/page-context';
import { brand } from '~/site/content/brand';
import { CheckboxField, PasswordField, TextField } from '~/ui/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/form';
import { toast } from '~/ui/toast';
import { AccountPage, NeedsScript, privatePage, TermsLabel, textLink } from './account-page';
import { CodeField } from './code-field';
import type { loginCall } from './contract';
import { localPath } from './local-path';
import { serverWords } from './server-words';

export const meta = () =>
  privatePage('Sign In', `See your enquiries, quotes and applications with ${brand.name}.`);
export const middleware = [keptAt('/login')];

export default function Login() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm({
    draftKey: 'login',
    async send({ email, password, code }) {
      const { token } = await callApi<typeof loginCall>('POST', '/user/admin-login', {
        body: { email, password, code, web: true },
      });
      storeToken(token);
      toast.success('Signed in successfully', { id: 'login' });
      await navigate(localPath(search.get('next')));
    },
    failure(error) {
      if (error.code === 'code_needed') {
        setAsksCode(true);
        return '';
      }
      const words = serverWords(error, 'Login failed. Try again.');
      toast.error('Login failed:', { id: 'login', detail: words });
      return error.fields?.code ? '' : words;
    },
  });
  return (
    <AccountPage title="Sign In" lead="Your enquiries and quotes, where you left them.">
      <NeedsScript />
      <Form form={form} className="grid gap-5">
        <FormStatus message={form.message} />
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
        {asksCode && <CodeField />}
        <CheckboxField name="terms" label={<TermsLabel />} />
        <SubmitButton busyLabel="Signing In..." size="lg">
          Sign In
        </SubmitButton>
        <p className="text-sm text-muted">
          Signing in sets one cookie, for one year at the most. It keeps you signed in and does nothing else.{' '}
          <Link to="/policy#cookies" className="underline underline-offset-4 hover:text-text">
            About cookies
          </Link>
        </p>
      </Form>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Link to="/forgot-password" className={textLink}>
          Forgot your password?
        </Link>
        <Link to="/register" className={textLink}>
          Create an account
        </Link>
      </p>
    </AccountPage>
  );
}
