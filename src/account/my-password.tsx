import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '~/lib/api';
import { passwordStrength } from '~/lib/password-strength';
import { PasswordField } from '~/ui/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/form';
import type { changePasswordCall } from './contract';
import { formGrid, sheet } from './my-section';
import { StrengthMeter } from './strength-meter';

export function Password({ email }: { email: string }) {
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const form = useForm({
    success: 'Password changed. All your other devices are logged out.',
    check({ password = '', confirm }) {
      return {
        ...(passwordStrength(password) === 'Weak' && {
          password: 'Password is too weak. Please use a stronger password.',
        }),
        ...(password !== confirm && { confirm: 'Passwords do not match.' }),
      };
    },
    async send({ currentPassword, password }) {
      const body = { currentPassword, password };
      await callApi<typeof changePasswordCall>('PUT', '/user/password', { body });
      setPassword('');
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
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        required
        onInput={(event) => setPassword(event.currentTarget.value)}
        hint={<StrengthMeter password={password} />}
      />
      <PasswordField name="confirm" label="Confirm password" autoComplete="new-password" required />
      <div className="col-span-full">
        <SubmitButton busyLabel="Saving...">Change password</SubmitButton>
      </div>
    </Form>
  );
}
