import { useState } from 'react';
import { data, Link, useNavigate, useSearchParams } from 'react-router';
import { callApi, storeToken } from '~/lib/api';
import { cachedAt } from '~/lib/page-context';
import { firmAround } from '~/model/firm';
import type { loginCall } from '~/platform/auth/session-call';
import { CodeField } from '~/platform/auth/ui/code-field';
import { serverWords } from '~/platform/auth/ui/server-words';
import { CheckboxField, PasswordField } from '~/ui/forms/field';
import { Form, type FormMessage, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { EmailField } from '~/ui/forms/person-field';
import { toast } from '~/ui/toast/toast';
import type { Route } from './+types/login';
import { AccountPage, CookieNote, NeedsScript, privatePage, TermsLabel, textLink } from './account-page';
import { localPath, withNext } from './local-path';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePage(matches, 'Sign In', `See your enquiries, quotes and applications with ${firmAround(matches)}.`);
export const middleware = [cachedAt('/login')];

const NOT_LOADED = 'You are not signed in yet: this page had not finished loading. Type your password again.';
const LONGEST_EMAIL = 254;

/** Posted before the scripts have come, or without them. A session is kept by a script, so nobody is let in this way. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const email = String(form.get('email') ?? '').slice(0, LONGEST_EMAIL);
  const message: FormMessage = { text: NOT_LOADED, tone: 'neutral' };
  return data({ message, typed: { email, terms: form.has('terms') } }, { status: 400 });
}

export default function Login({ actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const next = useSearchParams()[0].get('next');
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm({
    draftKey: 'login',
    posted: actionData,
    async send({ email, password, code }) {
      const { token } = await callApi<typeof loginCall>('POST', '/user/admin-login', {
        body: { email, password, code, web: true },
      });
      storeToken(token);
      toast.success('Signed in successfully', { id: 'login' });
      await navigate(localPath(next));
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
      <NeedsScript>Signing in needs JavaScript.</NeedsScript>
      <Form form={form} className="grid gap-5">
        <FormStatus message={form.message} />
        <EmailField label="Email" autoComplete="username" defaultValue={actionData?.typed.email} />
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
        {asksCode && <CodeField />}
        <CheckboxField name="terms" label={<TermsLabel />} defaultChecked={actionData?.typed.terms} />
        <SubmitButton busyLabel="Signing In..." size="lg">
          Sign In
        </SubmitButton>
        <CookieNote />
      </Form>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Link to="/forgot-password" className={textLink}>
          Forgot your password?
        </Link>
        <Link to={withNext('/register', next)} className={textLink}>
          Create an account
        </Link>
      </p>
    </AccountPage>
  );
}
