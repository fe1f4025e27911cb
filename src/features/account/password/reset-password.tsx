import { useEffect, useState } from 'react';
import { data, Link, useNavigate } from 'react-router';
import type { resetPasswordCall } from '~/features/account/account-call';
import { callApi, OFFLINE } from '~/lib/api';
import { serverWords } from '~/platform/auth/ui/server-words';
import { postToApi } from '~/platform/pages/post-form.server';
import { TextField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { toast } from '~/ui/toast/toast';
import { AccountPage, privatePage, textLink } from '../sign-in/account-page';
import type { Route } from './+types/reset-password';
import { mailedCode, NO_CODE } from './mailed-code';
import { checkNewPassword, NewPasswordFields } from './new-password';

const REDIRECT_AFTER_MS = 3000;
const DONE = 'Password reset successful';
const FAILED = 'Failed to reset password. Try again.';
/** More than the longest password. */
const LONGEST_TYPED = 2000;

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePage(matches, 'Choose a password', 'Choose a new password with the link that was mailed to you.');

/** The form posted without JavaScript: the same checks and the same call. The passwords are not sent back. */
export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const form = await request.clone().formData();
  const typed = (name: string) => String(form.get(name) ?? '').slice(0, LONGEST_TYPED);
  const link = typed('link');
  const code = token ?? mailedCode(link);
  const faults: Record<string, string> = {
    ...checkNewPassword({ password: typed('password'), confirm: typed('confirm') }),
    ...(!code && { link: NO_CODE }),
  };
  const [fault] = Object.values(faults);
  if (fault) return data({ done: false, message: failure(fault), fields: faults, link }, { status: 400 });
  const url = `/api/user/reset-password/${encodeURIComponent(code ?? '')}`;
  const { status, body } = await postToApi(request, context, url, { method: 'PUT' });
  if (status === 200) {
    return data({ done: true, message: { text: DONE, tone: 'success' as const }, fields: {}, link: '' });
  }
  const words = body.message && body.message !== OFFLINE ? body.message : FAILED;
  return data({ done: false, message: failure(words), fields: body.fields ?? {}, link }, { status });
}

const failure = (text: string) => ({ text, tone: 'error' as const });

/** Where the links of a reset mail and of an invitation lead; who came another way brings the link along. */
export default function ResetPassword({ params: { token }, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [done, setDone] = useState(actionData?.done);
  const codeOf = (values: Record<string, string>) => token ?? mailedCode(values.link);
  const form = useForm({
    posted: actionData,
    success: DONE,
    check: (values) => ({ ...checkNewPassword(values), ...(!codeOf(values) && { link: NO_CODE }) }),
    async send(values) {
      const path = `/user/reset-password/${encodeURIComponent(codeOf(values) ?? '')}` as const;
      await callApi<typeof resetPasswordCall>('PUT', path, { body: { password: values.password } });
      toast.success(DONE, { about: ['reset-password'] });
      setDone(true);
    },
    failure(error) {
      toast.error('Failed to reset password', { about: ['reset-password'] });
      return serverWords(error, FAILED);
    },
  });

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate('/login'), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  return (
    <AccountPage title="Choose a password" lead="It takes effect at once and signs you out everywhere else.">
      <Form form={form} className="grid gap-5">
        <FormStatus message={form.message} />
        {!token && (
          <TextField
            name="link"
            label="Link or code from our mail"
            hint="The whole link, or only what follows its last slash."
            autoComplete="off"
            spellCheck={false}
            required
            defaultValue={actionData?.link}
          />
        )}
        <NewPasswordFields key={String(done)} />
        <SubmitButton busyLabel="Saving..." size="lg" disabled={done}>
          Save password
        </SubmitButton>
      </Form>
      <p>
        {done ? 'The sign-in page comes next. ' : 'No link, or has it expired? '}
        <Link to={done ? '/login' : '/forgot-password'} className={textLink}>
          {done ? 'Go there now' : 'Ask for a new one'}
        </Link>
      </p>
    </AccountPage>
  );
}
