import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { changePasswordCall } from '~/features/account/account-call';
import { callApi } from '~/lib/api';
import { PasswordField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { formGrid, sheet } from '../my-section';
import { checkNewPassword, NewPasswordFields } from './new-password';

export function Password({ email }: { email: string }) {
  const queries = useQueryClient();
  const [saved, setSaved] = useState(0);
  const form = useForm({
    success: 'Password changed. All your other devices are logged out.',
    check: checkNewPassword,
    async send({ currentPassword, password }) {
      const body = { currentPassword, password };
      await callApi<typeof changePasswordCall>('PUT', '/user/password', { body });
      setSaved(saved + 1);
      await queries.invalidateQueries({ queryKey: ['sessions'] });
    },
  });
  return (
    <Form form={form} className={`${sheet} ${formGrid}`}>
      <FormStatus message={form.message} />
      {/* For a password manager: whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        required
        className="sm:col-span-full sm:max-w-[calc(50%-0.625rem)]"
      />
      <NewPasswordFields key={saved} />
      <div className="col-span-full">
        <SubmitButton busyLabel="Saving...">Change password</SubmitButton>
      </div>
    </Form>
  );
}
