import { use, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { registerCall } from '~/features/account/account-call';
import { callApi, storeToken } from '~/lib/api';
import { cachedAt } from '~/lib/page-context';
import { Agreed } from '~/model/consent/agreed';
import { firmAround } from '~/model/firm';
import { serverWords } from '~/platform/auth/ui/server-words';
import { postForm } from '~/platform/pages/post-form.server';
import { CheckboxField, PasswordField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import type { FormWords } from '~/ui/forms/form-words';
import { EmailField, MobileField, NameField } from '~/ui/forms/person-field';
import { toast } from '~/ui/toast/toast';
import { StrengthMeter } from '../password/strength-meter';
import type { Route } from './+types/register';
import { AccountPage, CookieNote, privatePage, TermsLabel, textLink } from './account-page';
import { localPath, withNext } from './local-path';

const words: FormWords = {
  sent: 'Registered successfully. Check your inbox to confirm your address.',
  failed: (error) => serverWords(error, 'Registration failed. Try again.'),
};

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePage(
    matches,
    'Sign Up',
    `An account with ${firmAround(matches)}: your enquiries, quotes and applications in one place.`,
  );
export const middleware = [cachedAt('/register')];

/** The form posted without JavaScript. */
export const action = ({ request, context }: Route.ActionArgs) =>
  postForm(request, context, '/api/user/register', words);

export default function Register({ actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const next = useSearchParams()[0].get('next');
  const [password, setPassword] = useState('');
  const form = useForm({
    draftKey: 'register',
    posted: actionData,
    async send({ name, email, password, mobile, termsVersion }) {
      const { token } = await callApi<typeof registerCall>('POST', '/user/register', {
        body: { name, email, password, mobile, termsVersion, web: true },
      });
      if (token) storeToken(token);
      toast.success(words.sent, { about: ['register'] });
      await navigate(localPath(next));
    },
    failure(error) {
      toast.error('Registration failed', { about: ['register'] });
      return words.failed(error);
    },
  });
  const typed = actionData?.values;
  return (
    <AccountPage title="Sign Up" lead="Follow your enquiries, quotes and applications in one place.">
      <Form form={form} className="grid gap-5">
        <FormStatus message={form.message} />
        <NameField label="Full name" defaultValue={typed?.name} />
        <EmailField label="Email" autoComplete="email" maxLength={254} defaultValue={typed?.email} />
        <MobileField inputMode="numeric" defaultValue={typed?.mobile} />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          minLength={6}
          required
          onInput={(event) => setPassword(event.currentTarget.value)}
          hint={<StrengthMeter password={password} />}
        />
        <input type="hidden" name="termsVersion" value={use(Agreed).terms} />
        {/* For the form posted without JavaScript, which has nowhere to keep a session. */}
        <input type="hidden" name="signIn" value="later" />
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
        <CookieNote />
      </Form>
      <p>
        Already registered?{' '}
        <Link to={withNext('/login', next)} className={textLink}>
          Sign in
        </Link>
      </p>
    </AccountPage>
  );
}
