import { useState } from 'react';
import { data, Link, useNavigate } from 'react-router';
import type { registerCall } from '~/features/account/account-call';
import { callApi, OFFLINE } from '~/lib/api';
import { cachedAt } from '~/lib/page-context';
import { brand } from '~/model/brand';
import { TERMS_VERSION } from '~/model/terms-version';
import { serverWords } from '~/platform/auth/ui/server-words';
import { postToApi } from '~/platform/pages/post-form.server';
import { CheckboxField, PasswordField, TextField } from '~/ui/forms/field';
import { Form, type FormMessage, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { toast } from '~/ui/toast/toast';
import { StrengthMeter } from '../password/strength-meter';
import type { Route } from './+types/register';
import { AccountPage, privatePage, TermsLabel, textLink } from './account-page';

const REGISTERED = 'Registered successfully. Check your inbox to confirm your address.';
const FAILED = 'Registration failed. Try again.';

export const meta = () =>
  privatePage(
    'Sign Up',
    `An account with ${brand.name}: your enquiries, quotes and applications in one place.`,
  );
export const middleware = [cachedAt('/register')];

/** The form posted without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const { status, body, values } = await postToApi(request, context, '/api/user/register');
  if (status === 200) {
    const message: FormMessage = { text: REGISTERED, tone: 'success' };
    return data({ message, fields: {}, typed: undefined });
  }
  const text = !body.message || body.message === OFFLINE ? FAILED : body.message;
  const message: FormMessage = { text, tone: 'error' };
  return data({ message, fields: body.fields ?? {}, typed: values }, { status });
}

export default function Register({ actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const form = useForm({
    draftKey: 'register',
    posted: actionData,
    async send({ name, email, password, mobile, termsVersion }) {
      await callApi<typeof registerCall>('POST', '/user/register', {
        body: { name, email, password, mobile, termsVersion },
      });
      toast.success(REGISTERED, { about: ['register'] });
      await navigate('/login');
    },
    failure(error) {
      toast.error('Registration failed', { about: ['register'] });
      return serverWords(error, FAILED);
    },
  });
  const typed = actionData?.typed;
  return (
    <AccountPage title="Sign Up" lead="Follow your enquiries, quotes and applications in one place.">
      <Form form={form} className="grid gap-5">
        <FormStatus message={form.message} />
        <TextField
          name="name"
          label="Full name"
          autoComplete="name"
          maxLength={120}
          required
          defaultValue={typed?.name}
        />
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={typed?.email}
        />
        <TextField
          name="mobile"
          label="Mobile"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          pattern="\+?[0-9 \-]{6,20}"
          title="Mobile must be a number of 6 to 15 digits."
          required
          defaultValue={typed?.mobile}
        />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          minLength={6}
          required
          onInput={(event) => setPassword(event.currentTarget.value)}
          hint={<StrengthMeter password={password} />}
        />
        <input type="hidden" name="termsVersion" value={TERMS_VERSION} />
        <CheckboxField
          name="terms"
          label={<TermsLabel />}
          missing="Agree to the terms to create an account."
          required
          defaultChecked={typed?.terms !== undefined}
        />
        <SubmitButton busyLabel="Registering..." size="lg">
          Sign Up
        </SubmitButton>
      </Form>
      <p>
        Already registered?{' '}
        <Link to="/login" className={textLink}>
          Sign in
        </Link>
      </p>
    </AccountPage>
  );
}
